/** What the cards of a player may do in the attack phase, and several of them with one order. */
import type { Need, Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { TswMachine } from '../kind.ts';
import { rangeOf } from './attack-range.ts';
import { foeOf, inPlay } from './facts.ts';
import { attack, collision } from './figures.ts';
import { cardOption, need, targetOption } from './options.ts';
import { useOptions } from './powers.ts';

/** Everything that the cards of a player may do in the attack phase. */
export function fightOptions(m: TswMachine, seat: Seat): Option[] {
  const cards = inPlay(m, seat).map((id) => ({ id, range: rangeOf(m, id) }));
  const crossing = cards.flatMap(({ id, range }) => (range.moves && card(m.state, id).at === seat ? [id] : []));
  const singles: Option[] = [];
  for (const { id, range } of cards) {
    if (range.moves) singles.push(moveOption(m, id, crossing));
    singles.push(
      ...aimed(m, 'raid', id, range.raids, false),
      ...aimed(m, 'attack', id, range.attacks, range.attacksStation),
      ...aimed(m, 'collide', id, range.collidesWith, range.hitsStation),
      ...(range.usesAbility ? useOptions(m, seat, id, 'ability') : []),
    );
  }
  const advance: Option = { id: 'advance', verb: 'move', about: foeOf(seat), note: { zone: foeOf(seat) } };
  const joint = assaults(m, singles);
  const orders = new Set(joint.map(({ id }) => id));
  return [...singles.map((one) => withoutDoubles(one, orders)), ...together(m, advance, crossing), ...joint];
}

/** Marks an attack as covered if all its targets can be attacked together, which one card may do as well. */
function withoutDoubles(single: Option, joint: ReadonlySet<string>): Option {
  const choice = single.needs?.[0]?.choice;
  if (single.verb !== 'attack' || joint.size === 0 || choice?.kind !== 'choose') return single;
  const covered = choice.options.every(({ id }) => joint.has(assaultOn(id)));
  return covered ? { ...single, covered } : single;
}

/** The id of the order to attack a target together. */
const assaultOn = (target: string): string => `assault:${target}`;

/** For each target that several cards can attack, the option to have them attack it one after the other. */
function assaults(m: TswMachine, singles: readonly Option[]): Option[] {
  const attackers = new Map<string, { readonly target: Option; readonly cards: CardId[] }>();
  for (const { verb, card: id, needs = [] } of singles) {
    const [need] = needs;
    if (verb !== 'attack' || id === undefined || need?.choice.kind !== 'choose') continue;
    for (const target of need.choice.options) {
      const known = attackers.get(target.id);
      if (known === undefined) attackers.set(target.id, { target, cards: [id] });
      else known.cards.push(id);
    }
  }
  return [...attackers.values()].flatMap(({ target, cards }) => {
    const n = cards.reduce((sum, id) => sum + attack(m, id), 0);
    return together(m, { ...target, id: assaultOn(target.id), verb: 'assault', note: { ...target.note, n } }, cards);
  });
}

function moveOption(m: TswMachine, id: CardId, crossing: readonly CardId[]): Option {
  const covered = crossing.length > 1 && crossing.includes(id);
  const to = foeOf(card(m.state, id).at ?? m.state.g.active);
  return { ...act(m, 'move', id, { zone: to }), ...(covered && { covered }) };
}

/** An order for several cards at once, if there are several. */
function together(m: TswMachine, order: Option, cards: readonly CardId[]): Option[] {
  if (cards.length < 2) return [];
  const options = cards.map((one) => cardOption(m, one));
  const who: Need = {
    name: 'cards',
    prompt: { key: `need.${order.verb}` },
    choice: { kind: 'choose', options, min: 1, max: cards.length },
  };
  return [{ ...order, note: { ...order.note, cards: cards.length }, needs: [who] }];
}

function act(m: TswMachine, verb: string, id: CardId, note: Option['note'] = {}): Option {
  return { ...cardOption(m, id, note), id: `${verb}:${id}`, verb };
}

const none: readonly never[] = [];

/** An attack, a move with an attack, or a collision, with its targets. */
function aimed(
  m: TswMachine,
  verb: string,
  id: CardId,
  targets: readonly CardId[],
  station: boolean,
): readonly Option[] {
  if (targets.length === 0 && !station) return none;
  const n = verb === 'collide' ? (collision(m, id) ?? 0) : attack(m, id);
  const options: Option[] = [
    ...targets.map((target) => targetOption(m, target)),
    ...(station ? [{ id: 'station', verb: 'station', about: foeOf(m.state.g.active) }] : []),
  ];
  return [{ ...act(m, verb, id, { n }), needs: [need('target', options, verb === 'collide' ? 'collided' : 'target')] }];
}
