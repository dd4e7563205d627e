/** What an examination of the bot and its machine has found, in a line that says how to mend it. */

/** `good`: as it should be; `note`: it works, but; `bad`: it does not. */
export type Finding = { readonly state: 'good' | 'note' | 'bad'; readonly text: string };

export const good = (text: string): Finding => ({ state: 'good', text });
export const note = (text: string): Finding => ({ state: 'note', text });
export const bad = (text: string): Finding => ({ state: 'bad', text });
