/** A stored answer in words. */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Ask } from '#kernel/ask';
import { deed } from '#words/text';

/** What was chosen, as its buttons name it; undefined for answers other than choices. */
export function orderWords(
  { words, language }: Game,
  view: View,
  { choice }: Ask,
  answer: unknown,
  names: Names,
): string | undefined {
  const { pick } = (answer ?? {}) as { readonly pick?: unknown };
  if (choice.kind !== 'choose' || !Array.isArray(pick)) return undefined;
  const chosen = choice.options.filter(({ id }) => pick.includes(id));
  const labels = chosen.map((option) => {
    const order = words.order?.(view, option, names, undefined);
    if (order !== undefined) return order;
    const { label } = words.option(view, option, names);
    const verb = option.verb === undefined ? '' : words.verb(option.verb).label;
    return deed(verb, label, language);
  });
  const told = labels.filter((label) => label !== '');
  return told.length === 0 ? undefined : told.join(', ');
}
