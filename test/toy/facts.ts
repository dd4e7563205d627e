/** What the rules read off the state, and how the state changes, each change with its event. */
import { effectsIn } from '#cards/effective';
import type { CardId, Frame, Seat } from '#kernel/state';
import { alive, card, controller, move, zone } from '#kernel/zones';
import type { CardDef } from './format.ts';
import type { Salvage, SalvageMachine, SalvageRules } from './kind.ts';
import { phrases, type SalvageWords, type What } from './phrase.ts';
import type { Effect } from './verbs.ts';

/** Where an effect speaks from. */
type Place = { readonly you: Seat | undefined; readonly src: CardId | undefined };

export const def = (m: SalvageMachine, id: CardId): CardDef =>
  (m.rules as SalvageRules).library.get(card(m.state, id).def);

/** Whether a card is what a phrase names. */
function matches(m: SalvageMachine, what: What, id: CardId, { you, src }: Place): boolean {
  if (what.pick === 'ref') return id === src;
  const isOwn = controller(m.state, id) === you;
  const { kind, worth: printed = 0 } = def(m, id);
  return (
    kind === what.noun &&
    what.is.every((trait) => isOwn === (trait === 'own')) &&
    (what.atMost === undefined || printed <= what.atMost.n)
  );
}

/** The cards in the field that a phrase names. */
export const named = (m: SalvageMachine, what: What, from: Place): readonly CardId[] =>
  zone(m.state, 'field').filter((id) => matches(m, what, id, from));

/** The cards that an effect is about: those named, or the target that was chosen for it. */
export function objects(m: SalvageMachine, { you, by, env }: Frame, what: What): readonly CardId[] {
  if (what.pick !== 'target') return named(m, what, { you, src: alive(m.state, by ?? '') });
  return zone(m.state, 'field').filter((id) => id === env[phrases.key(what)]);
}

const { changed } = effectsIn<Salvage, Effect, SalvageWords, Place>({
  continuous(m, add) {
    for (const id of zone(m.state, 'field'))
      for (const effect of def(m, id).while) add(effect, { you: controller(m.state, id), src: id });
  },
  placeOfLasting: (_m, { you }) => ({ you, src: undefined }),
  matches,
  count: (m, what, from) => named(m, what, from).length,
});

/** What a hulk is worth now; nothing is worth less than 0. */
export function worth(m: SalvageMachine, id: CardId): number {
  const printed = def(m, id).worth;
  if (printed === undefined) return 0;
  return Math.max(0, changed(m, 'modWorth', id, printed) - (card(m.state, id).damage ?? 0));
}

/** What all hulks of a player are worth. */
export const worthOf = (m: SalvageMachine, seat: Seat): number =>
  zone(m.state, 'field').reduce((sum, id) => sum + (controller(m.state, id) === seat ? worth(m, id) : 0), 0);

export function draw(m: SalvageMachine, seat: Seat, max: number): void {
  const ids = zone(m.state, `deck:${seat}`).slice(0, max);
  for (const id of ids) move(m, id, `hand:${seat}`, { quiet: true });
  m.emit({ e: 'drew', seat, n: ids.length });
}

/** A hulk that is worth nothing any more goes to the scrap heap. */
export function harm(m: SalvageMachine, id: CardId, n: number): void {
  const hulk = card(m.state, id);
  hulk.damage = (hulk.damage ?? 0) + n;
  m.emit({ e: 'harmed', card: id, def: hulk.def, n });
  if (worth(m, id) > 0) return;
  m.emit({ e: 'scrapped', card: id, def: hulk.def });
  move(m, id, `heap:${hulk.own}`, { quiet: true });
}
