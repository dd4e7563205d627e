/** Battle cards: the Admiral plays what it takes to turn a battle, and no more. */

import type { CardDef } from '#games/ese/cards/format';
import { effectOf } from '#games/ese/library';
import { countsOn, type Sums } from '#games/ese/rules/outcome';
import type { EseBoard, FleetInView } from '#games/ese/view';
import type { Answer, Choice, Option } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { cardOf, effectIn, fleetsOf, forceOf, optionsOf, type Sight, worlds } from './sight.ts';

type Conflict = NonNullable<EseBoard['conflict']>;

/** Answers a battle window, or the one after a loss. */
export function fight(sight: Sight): Answer {
  const options = optionsOf(sight);
  const { conflict } = sight.board;
  if (conflict === undefined) return pick('pass');
  if (sight.ask.stop === 'loss') return saveOwn(sight, options);
  const wanted = wantedIn(sight, conflict);
  if (wanted === undefined) return pass(sight);
  const cards = options.flatMap((option) => {
    const n = effectIn(sight, option, 'addForce')?.n;
    return n === undefined || !hasPlace(sight, conflict, option) ? [] : [{ option, n }];
  });
  const force = sum(cards, ({ n }) => n);
  if (force < wanted) return strikeBest(sight, options, wanted - force) ?? cancelBest(sight, options) ?? pass(sight);
  const enough = cards.filter(({ n }) => n >= wanted);
  const chosen = enough.length > 0 ? best(enough, ({ n }) => -n) : best(cards, ({ n }) => n);
  return chosen === undefined ? pass(sight) : play(sight, conflict, chosen.option);
}

/** How much more force the Admiral wants in a battle as it stands; undefined if it has enough. */
function wantedIn({ me, view }: Sight, { attack, defence, world }: Sums): number | undefined {
  const attacks = me === view.active;
  const margin = attack - defence;
  // The attacker must exceed the planet's force; the defender must prevent that, and prefers to win.
  const lack = attacks ? world + 1 - margin : margin - world;
  if (lack > 0) return lack;
  return attacks || margin <= 0 ? undefined : margin + 1;
}

/** Passes a window; for the rest of the attack, if no card in hand could still be of use in it as things stand. */
export function pass(sight: Sight): Answer {
  const rests = optionsOf(sight).some(({ id }) => id === 'rest');
  return pick(rests && !mightPlay(sight) ? 'rest' : 'pass');
}

function mightPlay(sight: Sight): boolean {
  const { board, library, me, view } = sight;
  const held = (board.own?.action ?? []).map(({ def }) => library.get(def));
  if (held.some((card) => effectOf(card, 'save') !== undefined || effectOf(card, 'destroy') !== undefined)) return true;
  const attacks = me === view.active;
  const ahead = worlds(sight, (seat) => (seat === me) !== attacks).filter(
    ({ planet }) => planet.attackers.length > 0 && planet.id !== board.conflict?.planet,
  );
  return ahead.some(({ planet, owner }) => {
    const attackers = fleetsOf(sight, view.active).filter(({ id }) => planet.attackers.includes(id));
    const guards = fleetsOf(sight, owner).filter(({ id }) => planet.guards.includes(id));
    const wanted = wantedIn(sight, { attack: forceOf(attackers), defence: forceOf(guards), world: planet.force });
    const own = attacks ? attackers : guards;
    return wanted !== undefined && sum(held, (card) => forceOn(card, own, attacks)) >= wanted;
  });
}

/** What a force card could add to fleets that attack or defend; a planet without fleets takes cards for the defence alone. */
function forceOn(card: CardDef, fleets: readonly FleetInView[], attacks: boolean): number {
  const effect = effectOf(card, 'addForce');
  if (effect === undefined || card.mark === (attacks ? 'D' : 'A')) return 0;
  if (fleets.length === 0) return card.mark === 'D' ? effect.n : 0;
  return effect.only === undefined || fleets.some((one) => one.class === effect.only) ? effect.n : 0;
}

/** Destroys the strongest fleet of the other side, if that covers the missing force. */
function strikeBest(sight: Sight, options: readonly Option[], lack: number): Answer | undefined {
  const option = options.find((one) => effectIn(sight, one, 'destroy') !== undefined);
  const aims = option?.needs?.[0]?.choice;
  if (option === undefined || aims?.kind !== 'choose') return undefined;
  const mine = fleetsOf(sight, sight.me).map(({ id }) => id);
  const aim = best(
    aims.options.filter(({ id }) => !mine.includes(id)),
    ({ note }) => Number(note?.force ?? 0),
  );
  if (aim === undefined || Number(aim.note?.force ?? 0) < lack) return undefined;
  return pick(option.id, { fleet: { pick: [aim.id] } });
}

/** Cancels the opponent's best card if nothing else helps. */
function cancelBest(sight: Sight, options: readonly Option[]): Answer | undefined {
  const option = options.find((one) => effectIn(sight, one, 'cancel') !== undefined);
  const aims = option?.needs?.[0]?.choice;
  if (option === undefined || aims?.kind !== 'choose') return undefined;
  const aim = best(aims.options, (one) => effectIn(sight, one, 'addForce')?.n ?? 0);
  const worth = aim === undefined ? 0 : (effectIn(sight, aim, 'addForce')?.n ?? 0);
  return aim === undefined || worth < 6 ? undefined : pick(option.id, { play: { pick: [aim.id] } });
}

function saveOwn(sight: Sight, options: readonly Option[]): Answer {
  const option = options.find((one) => effectIn(sight, one, 'save') !== undefined);
  const at = sight.ask.prompt.with?.at;
  const mine = fleetsOf(sight, sight.me).find(({ id }) => id === at);
  if (option === undefined || mine === undefined || mine.force < 10) return pick('pass');
  return pick(option.id, { fleet: { pick: [mine.id] } });
}

/** Where a force card may be laid so that it counts. */
function placesIn(sight: Sight, { planet, attackers, defenders }: Conflict, option: Option, choice: Choice) {
  const fleets = sight.me === sight.view.active ? attackers : defenders;
  const side = { planet, fleets, mark: cardOf(sight, option)?.mark };
  return choice.kind === 'choose' ? choice.options.filter(({ id }) => countsOn(id, side)) : [];
}

function hasPlace(sight: Sight, conflict: Conflict, option: Option): boolean {
  return (option.needs ?? []).every(({ choice }) => placesIn(sight, conflict, option, choice).length > 0);
}

/** Plays a card on the strongest fleet or planet that it may be laid on. */
function play(sight: Sight, conflict: Conflict, option: Option): Answer {
  const needs = (option.needs ?? []).map(({ name, choice }): [string, Answer] => {
    const place = best(placesIn(sight, conflict, option, choice), (one) => Number(one.note?.force ?? 0));
    return [name, { pick: place === undefined ? [] : [place.id] }];
  });
  return pick(option.id, Object.fromEntries(needs));
}
