/** Rules that a table chooses, as they are typed at a program. */
export type ChosenRules = Readonly<Record<string, string>>;

/** Reads `truce=first,races=draft`. What is not of that form counts for nothing. */
export function readRules(typed: string): ChosenRules {
  return Object.fromEntries(
    typed.split(',').flatMap((one) => {
      const [id = '', choice = ''] = one.split('=').map((part) => part.trim());
      return id === '' || choice === '' ? [] : [[id, choice]];
    }),
  );
}
