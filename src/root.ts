/** The folder of the project. What is in it besides code is found from here, also by what `bundle.mjs` has made of the code. */
export const root = new URL('../', import.meta.url);
