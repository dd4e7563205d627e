/** Prepares the options of an ask for display: grouped by verb, equal ones merged, each with its label. */

import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Ask, Option } from '#kernel/ask';

/** One line of a list of options. */
export type Entry = {
  /** Index among the choice's options; that of the first if several are merged. */
  readonly index: number;
  readonly label: string;
  readonly detail: string | undefined;
  /** How many equal options it stands for. */
  readonly count: number;
};

/** The options of one verb. */
export type Group = { readonly verb: string | undefined; readonly indices: readonly number[] };

/** Options by verb, in the order in which verbs first occur. `leave`: an index to leave out, as it has its own button. */
export function groupByVerb(options: readonly Option[], leave?: number): readonly Group[] {
  const groups = new Map<string | undefined, number[]>();
  options.forEach(({ verb, covered }, index) => {
    if (index === leave || covered === true) return;
    const group = groups.get(verb);
    if (group === undefined) groups.set(verb, [index]);
    else group.push(index);
  });
  return [...groups].map(([verb, indices]) => ({ verb, indices }));
}

/** A verb with more options than this stays closed: they are shown only when it is pressed. */
export const MOST_OPENED = 8;

/** A verb's label and emoji; `other` is the label of options without a verb. */
export function verbOf(
  game: Game,
  verb: string | undefined,
  other: string,
): { readonly label: string; readonly emoji?: string | undefined } {
  return verb === undefined ? { label: other } : game.words.verb(verb);
}

/** "Play: Kestrel"; a label that already contains the verb is kept. */
export function withVerb(verb: string, label: string): string {
  return verb === '' || label.toLowerCase().startsWith(verb.toLowerCase()) ? label : `${verb}: ${label}`;
}

/** The index of the option that the ask's fallback picks, if it is a plain one (passing in a window, ending a phase). */
export function fallbackIndex(ask: Ask): number | undefined {
  const { choice, fallback } = ask;
  if (choice.kind !== 'choose' || choice.max !== 1 || choice.options.length < 2) return undefined;
  if (!('pick' in fallback) || fallback.pick.length !== 1) return undefined;
  const index = choice.options.findIndex((option) => option.id === fallback.pick[0]);
  const option = choice.options[index];
  if (option === undefined || (option.needs ?? []).length > 0 || ask.role === 'choice') return undefined;
  return index;
}

/** Entries for the options at `indices`. With `merge`, options that nobody could tell apart become one entry. */
export function entriesOf(
  game: Game,
  view: View,
  options: readonly Option[],
  indices: readonly number[],
  names: Names,
  merge: boolean,
): readonly Entry[] {
  const entries = new Map<string, Entry>();
  const seen = new Map<string, number>();
  for (const index of indices) {
    const option = options[index];
    if (option === undefined) continue;
    const { label, detail } = game.words.option(view, option, names);
    const key = JSON.stringify([label, detail, option.verb, option.about, option.note, option.needs, option.confirm]);
    const same = entries.get(key);
    if (merge && same !== undefined) {
      entries.set(key, { ...same, count: same.count + 1 });
      continue;
    }
    const times = (seen.get(label) ?? 0) + 1;
    seen.set(label, times);
    entries.set(merge ? key : `${key}${index}`, {
      index,
      label: !merge && times > 1 ? `${label} (${times})` : label,
      detail,
      count: 1,
    });
  }
  return [...entries.values()];
}

/** The label of an entry, with its count if it stands for several options. */
export function labelOf(entry: Entry): string {
  return entry.count > 1 ? `${entry.label} ×${entry.count}` : entry.label;
}
