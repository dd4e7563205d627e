// A drawing thread that never comes to an end with what it draws.
export const run = () => {
  for (;;);
};
