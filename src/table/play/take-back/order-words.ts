/** A stored answer in words. */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Ask, Choice, Option } from '#kernel/ask';
import { movePhrase } from '#words/text';

type Shown = { readonly game: Game; readonly view: View; readonly names: Names };

/** What was chosen, as its buttons name it; undefined for answers other than choices. */
export function orderWords(game: Game, view: View, { choice }: Ask, answer: unknown, names: Names): string | undefined {
  return wordsOf({ game, view, names }, choice, answer);
}

function wordsOf(shown: Shown, choice: Choice, answer: unknown): string | undefined {
  const { pick, with: given } = (answer ?? {}) as { readonly pick?: unknown; readonly with?: unknown };
  if (choice.kind !== 'choose' || !Array.isArray(pick)) return undefined;
  const chosen = choice.options.filter(({ id }) => pick.includes(id));
  const replies = (given ?? {}) as Readonly<Record<string, unknown>>;
  const told = chosen.flatMap((option) => {
    const more = (option.needs ?? []).flatMap(({ name, choice: inner }) => wordsOf(shown, inner, replies[name]) ?? []);
    const words = [nameOf(shown, choice.options, option), ...more].filter((text) => text !== '');
    return words.length === 0 ? [] : [words.join(' → ')];
  });
  return told.length === 0 ? undefined : told.join(', ');
}

/** An option as its button names it; with its details, if another option has the same name. */
function nameOf({ game: { words, language }, view, names }: Shown, all: readonly Option[], option: Option): string {
  const order = words.order?.(view, option, names, undefined);
  if (order !== undefined) return order;
  const { label, detail } = words.option(view, option, names);
  const isTwin = (other: Option) =>
    other !== option && other.verb === option.verb && words.option(view, other, names).label === label;
  const called = detail !== undefined && all.some(isTwin) ? `${label} (${detail})` : label;
  const verb = option.verb === undefined ? '' : words.verb(option.verb).label;
  return movePhrase(verb, called, language);
}
