/** Characters: what they are worth in the dock and on a ship, and who boards which ship. */
import type { Effect } from '#games/eve/cards/format';
import type { Definition } from '#games/eve/library';
import type { Answer, Ask, Option } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { isJoint } from './routes.ts';
import type { Sight } from './sight.ts';

/** What a character would be worth in play now, in ISK: in the dock or on a ship, whichever is more. */
export function crewWorth(sight: Sight, card: Definition): number {
  const ships = sight.mine.filter((ship) => ship.tabs > 0 || ship.at === 'dock').length;
  const flies = pilotWorth(card) * (ships > 0 ? 1.4 : 0.7);
  return Math.max(agentWorth(card) * sight.horizon, flies) + 0.3 * Math.min(agentWorth(card), pilotWorth(card));
}

/** What an agent brings each turn, roughly. */
function agentWorth(card: Definition): number {
  const abilities = card.abilities.filter((one) => one.role === 'agent');
  return sum(
    abilities,
    ({ kind, cost, do: effects }) => (kind === 'executed' && cost.length > 0 ? 0.4 : 0.6) * effects.length,
  );
}

/** What a pilot adds to a ship. */
function pilotWorth(card: Definition): number {
  const abilities = card.abilities.filter((one) => one.role === 'pilot');
  return (
    0.6 * sum(card.commands, (one) => one.power) + sum(abilities, (one) => sum(one.do, (effect) => pilotEffect(effect)))
  );
}

function pilotEffect(effect: Effect): number {
  switch (effect.verb) {
    case 'modAttack':
      return 1.5 * Math.abs(effect.n);
    case 'modShield':
      return effect.n;
    case 'extraDraw':
      return 3;
    default:
      return 0.6;
  }
}

/** Undocks ships as soon as possible: outside they can act, and they can always go back. */
export function undock(sight: Sight, options: readonly Option[]): Answer | undefined {
  const out = options.filter((one) => one.verb === 'undock');
  const all = out.find(isJoint);
  const crewed = out.some((one) => one.needs?.some((need) => need.name === 'pilot'));
  if (all !== undefined && !crewed) return pick(all.id, { ships: { pick: idsOf(all) } });
  const option = best(
    out.filter((one) => !isJoint(one)),
    (one) => sight.mine.find((ship) => ship.id === one.card)?.value ?? 0,
  );
  if (option === undefined) return undefined;
  const need = option.needs?.find((one) => one.name === 'pilot');
  if (need?.choice.kind !== 'choose') return pick(option.id);
  return pick(option.id, { pilot: pick(pilotFor(sight, option.card, need.choice.options)) });
}

function idsOf(option: Option): readonly string[] {
  const choice = option.needs?.[0]?.choice;
  return choice?.kind === 'choose' ? choice.options.map((one) => one.id) : [];
}

/** Answers "who boards it?". */
export function pilot(sight: Sight, ask: Ask): Answer {
  const ship = sight.mine.find((one) => one.card.id === ask.prompt.with?.def && one.at === 'dock');
  return ask.choice.kind === 'choose' ? pick(pilotFor(sight, ship?.id, ask.choice.options)) : ask.fallback;
}

/** The best pilot for a ship: one who is worth more there than in the dock; else nobody. */
function pilotFor(sight: Sight, id: string | undefined, options: readonly Option[]): string {
  const ship = sight.mine.find((one) => one.id === id);
  const gain = ({ note }: Option) => {
    const card = typeof note?.def === 'string' ? sight.library.get(note.def) : undefined;
    if (card === undefined || ship === undefined) return 0;
    const apart = card.abilities.some(
      (one) => one.if !== undefined && 'origin' in one.if && one.if.origin !== ship.card.origin,
    );
    return pilotWorth(card) * (apart ? 0.4 : 1) - agentWorth(card) - (ship.value < 3 ? 1 : 0);
  };
  const found = best(options, gain);
  return found !== undefined && gain(found) > 0 ? found.id : 'none';
}
