// The figures of the program before its screens were made for few presses, by the names of their lines.
export const before: Readonly<Record<string, string>> = {};
