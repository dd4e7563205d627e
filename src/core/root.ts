/** The folder of the project. What is in it besides code is found from here, by source and build alike. */
export const root = new URL('../../', import.meta.url);
