/**
 * Which options nobody can tell apart: those that differ only by the numbers of cards of which all is equal that the asked
 * person sees. What they may not see is no part of it, so whether options are one line tells them nothing about it.
 */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import { type Looks, looksOf } from '#kernel/alike';
import type { Answer, Choice, Need, Option } from '#kernel/ask';

/** The answers that were given before to the same ask: the cards that they name are no longer like any other. */
export type Before = readonly Answer[];

const found = new WeakMap<View, Map<string, Looks>>();

/** What tells options apart in a view, after some answers. Worked out once for a view. */
function looksIn(game: Game, view: View, before: Before): Looks {
  const known = found.get(view) ?? new Map<string, Looks>();
  found.set(view, known);
  const key = JSON.stringify(before);
  const tableViews = known.get(key) ?? looksOf(seenIn(view, before), orderIn(game));
  known.set(key, tableViews);
  return tableViews;
}

const orderIn =
  ({ ordered = [] }: Game) =>
  (field: string): boolean =>
    field === BEFORE || field === 'order' || ordered.includes(field);

const BEFORE = 'before';

/** A view with what its asks are about. What they offer tells nothing that the board does not. */
const seenIn = ({ asks, offered: _, ...view }: View, before: Before): unknown => ({
  ...view,
  asks: asks.map(({ seat, stop, prompt }) => ({ seat, stop, prompt })),
  [BEFORE]: before,
});

/** What is told of options by a key that is equal for those that are alike. */
export function likenessIn(game: Game, view: View, before: Before): (option: Option) => number {
  const tableViews = looksIn(game, view, before);
  return (option) => tableViews.of(bare(option));
}

/** Whether nobody can tell two answers to the same choice apart. */
export function areAlike(game: Game, view: View, before: Before, one: Answer, other: Answer): boolean {
  const named = new Map<string, number>();
  const [a, b] = [one, other].map((answer) => looksOf(seenIn(view, [...before, answer]), orderIn(game), named).all);
  return a === b;
}

/** An option without what is only suggested, which may name any of several cards that are alike. */
const bare = ({ needs, ...option }: Option): unknown => ({
  ...option,
  ...(needs !== undefined && { needs: needs.map(bareNeed) }),
});
const bareNeed = ({ usual: _, choice, of, ...need }: Need): unknown => ({
  ...need,
  choice: bareChoice(choice),
  ...(of !== undefined && { of: bare(of) }),
});
const bareChoice = (choice: Choice): unknown =>
  choice.kind === 'number' ? choice : { ...choice, options: choice.options.map(bare) };
