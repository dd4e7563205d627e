/** Prepares the options of an ask for display: grouped by verb, equal ones merged, each with its label. */

import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Ask, Option } from '#kernel/ask';
import { append } from '#kernel/grouped';
import { clip, LIMITS } from '../../core/limits.ts';
import { type Before, likenessIn } from './alike.ts';

/** One line of a list of options. */
export type Entry = {
  /** Index among the choice's options; that of the first if several are merged. */
  readonly index: number;
  readonly label: string;
  /** The label by the game's words, which others may have too. */
  readonly called: string;
  /** The label without a number. */
  readonly told: string;
  readonly detail: string | undefined;
  /** The indices of all options that it stands for, which nobody can tell apart. */
  readonly indices: readonly number[];
};

/** The options of one verb. */
export type Group = {
  readonly verb: string | undefined;
  readonly indices: readonly number[];
  /** Its place among the groups of the ask. */
  readonly at: number;
};

/** Options by verb, in the order in which verbs first occur. `leave`: an index to leave out, as it has its own button. */
export function groupByVerb(options: readonly Option[], leave?: number): readonly Group[] {
  const groups = new Map<string | undefined, number[]>();
  options.forEach(({ verb, covered }, index) => {
    if (index === leave || covered === true) return;
    append(groups, verb, index);
  });
  return [...groups].map(([verb, indices], at) => ({ verb, indices, at }));
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

/**
 * The index of the option that the ask's fallback picks, if it is a plain one (passing in a window, ending a phase), and not one of
 * several of its kind.
 */
export function fallbackIndex(ask: Ask): number | undefined {
  const { choice, fallback } = ask;
  // Where none may be chosen, that is how one leaves.
  if (choice.kind !== 'choose' || choice.max !== 1 || choice.min === 0 || choice.options.length < 2) return undefined;
  if (!('pick' in fallback) || fallback.pick.length !== 1) return undefined;
  const index = choice.options.findIndex((option) => option.id === fallback.pick[0]);
  const option = choice.options[index];
  if (option === undefined || (option.needs ?? []).length > 0 || ask.role === 'choice') return undefined;
  if (option.verb !== undefined && choice.options.some((one) => one !== option && one.verb === option.verb))
    return undefined;
  return index;
}

/** Where options are shown: to whom, in which words, and after which answers. */
export type Shown = {
  readonly game: Game;
  readonly view: View;
  readonly names: Names;
  readonly before: Before;
};

/**
 * Entries for the options at `indices`, each with a label of its own. With `merge`, options that nobody can tell apart become
 * one entry; whatever else is called the same is numbered.
 */
export function entriesOf(
  shown: Shown,
  options: readonly Option[],
  indices: readonly number[],
  merge: boolean,
): readonly Entry[] {
  const told = indices.flatMap((index) => {
    const option = options[index];
    return option === undefined ? [] : [{ index, option, ...textsOf(shown, option) }];
  });
  const likeness = merge && hasTwins(told) ? likenessIn(shown.game, shown.view, shown.before) : undefined;
  const entries = new Map<string | number, Entry>();
  for (const { index, option, label, detail, key } of told) {
    const at = likeness === undefined ? index : `${key} ${likeness(option)}`;
    const same = entries.get(at);
    entries.set(
      at,
      same === undefined
        ? { index, label, called: label, told: label, detail, indices: [index] }
        : { ...same, indices: [...same.indices, index] },
    );
  }
  const list = [...entries.values()];
  const texts = list.map((entry) => withDetails(entry, list, options, shown.names));
  const labels = numbered(texts);
  return list.map((entry, i) => ({ ...entry, told: texts[i] ?? '', label: labels[i] ?? entry.label }));
}

/** An option in words; `key` is equal for those that read the same. */
type Texts = { readonly label: string; readonly detail: string | undefined; readonly key: string };

/** The words of each option where it was last shown: a panel asks for them several times. */
const textsBy = new WeakMap<Option, Omit<Shown, 'before'> & { readonly texts: Texts }>();

function textsOf({ game, view, names }: Shown, option: Option): Texts {
  const last = textsBy.get(option);
  if (last !== undefined && last.game === game && last.view === view && last.names === names) return last.texts;
  const { label, detail } = game.words.option(view, option, names);
  const texts = { label, detail, key: JSON.stringify([label, detail, option.verb, option.about]) };
  textsBy.set(option, { game, view, names, texts });
  return texts;
}

/** The detail of an entry without what its label says already. */
export function detailBeside({ label, detail }: Entry): string | undefined {
  const parts = detail?.split(SEPARATOR).filter((part) => !label.includes(`(${part})`) && !label.includes(`, ${part}`));
  return parts === undefined || parts.length === 0 ? undefined : parts.join(SEPARATOR);
}

/** Between the parts of a detail, as games join them. */
const SEPARATOR = ' · ';
/** What is told of a thing beside its name takes at least so much of a label. */
const LEAST_TOLD = 20;

/** What an entry is called; where others are called the same, with whatever of its details, or whose it is, sets it apart. */
function withDetails(
  { called, index, detail }: Entry,
  list: readonly Entry[],
  options: readonly Option[],
  names: Names,
): string {
  const same = list.filter((one) => one.called === called);
  if (same.length < 2) return called;
  const partsOf = (one: Pick<Entry, 'index' | 'detail'>): readonly string[] => {
    const owner = names[options[one.index]?.about ?? -1];
    const parts = one.detail?.split(SEPARATOR) ?? [];
    const isTold = owner === undefined || one.detail?.includes(owner) === true;
    return isTold ? parts : [owner, ...parts];
  };
  const all = same.map(partsOf);
  const own = partsOf({ index, detail }).filter((part) => !all.every((parts) => parts.includes(part)));
  if (own.length === 0) return called;
  const max = LIMITS.buttonLabel - ' ()'.length;
  const told = clip(own.join(', '), Math.max(LEAST_TOLD, max - called.length));
  return `${clip(called, max - told.length)} (${told})`;
}

const hasTwins = (told: readonly { readonly key: string }[]): boolean =>
  new Set(told.map(({ key }) => key)).size < told.length;

/** Texts of which each stands once: those that are there before are numbered, from the second on. */
export function numbered(texts: readonly string[], max: number = LIMITS.buttonLabel): readonly string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const plain = clip(text, max);
    let own = plain;
    for (let n = 2; taken.has(own); n++) own = `${clip(text, max - ` (${n})`.length)} (${n})`;
    taken.add(own);
    return own;
  });
}

/** The indices of all options that nobody can tell from one of them, itself among them. */
export function twinsOf(shown: Shown, options: readonly Option[], index: number): readonly number[] {
  const { verb, about } = options[index] ?? {};
  const candidates = [...options.keys()].filter((i) => options[i]?.verb === verb && options[i]?.about === about);
  const entries = entriesOf(shown, options, candidates, true);
  return entries.find(({ indices }) => indices.includes(index))?.indices ?? [index];
}

/** A label for each of some options, by id: as `entriesOf` has it, where none are merged, or of what each is merged with. */
export function labelsOf(
  shown: Shown,
  options: readonly Option[],
  merge = false,
): (option: Pick<Option, 'id'> | undefined) => string {
  const entries = entriesOf(shown, options, [...options.keys()], merge);
  const labels = new Map(
    entries.flatMap(({ indices, label }) => indices.map((index) => [options[index]?.id, label] as const)),
  );
  return (option) => labels.get(option?.id) ?? '?';
}

/** The label of an entry, with its count if it stands for several options. */
export function labelOf(entry: Entry): string {
  const count = entry.indices.length > 1 ? ` ×${entry.indices.length}` : '';
  return clip(entry.label, LIMITS.buttonLabel - count.length) + count;
}
