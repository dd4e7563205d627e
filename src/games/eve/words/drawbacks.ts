/** What speaks against an answer in EVE: it helps an enemy, it leaves the home open, or the enemy there is stronger. */
import type { Drawback } from '#face/words';
import type { Answer, Ask, Choice, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { mayAimAtAnySide, type PickedOption, pickedOption, wrongSide } from '../../kit/drawbacks.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { eveVocabulary } from '../verbs/index.ts';
import type { CardInView, RegionInView } from '../view.ts';
import { forceOf, shieldLeft } from './force.ts';
import { cardName, cardOf, definitionOf, regionName, regionOf, type Scope } from './phrasebook.ts';

export function drawbackOf(scope: Scope, ask: Ask, answer: Answer): Drawback | undefined {
  const given = pickedOption(ask, answer);
  if (given === undefined) return undefined;
  switch (given.option.verb) {
    case 'endManagement':
      return openHome(scope, ask);
    case 'attack':
      return attacksInVain(scope, given, ask.seat) ? WEAK : undefined;
    case 'fire':
      return firesInVain(given) ? WEAK : undefined;
    case 'stayAll':
      return staysInVain(scope, ask.seat) ? WEAK : undefined;
    case 'play':
    case 'use':
      return misplaced(scope, given, ask.seat) ?? misaimed(scope, given, ask.seat);
    default:
      return undefined;
  }
}

const WEAK: Drawback = { kind: 'weak' };
/** The home without a ship to guard it, while one opponent alone could destroy its starbase in their next turn. */
function openHome(scope: Scope, { seat, choice }: Ask): Drawback | undefined {
  const { board, t } = scope;
  const home = board.regions.find((region) => region.home === seat);
  const mayAct = choice.kind === 'choose' && choice.options.length > 1;
  if (home?.shield === undefined || !mayAct || home.ships.some(({ controller }) => controller === seat))
    return undefined;
  const shield = home.shield - home.damage;
  const threats = board.seats
    .filter((one) => one.seat !== seat && !one.out)
    .map((one) => ({ seat: one.seat, attack: forceOf(readySoon(scope, one.seat)).attack }))
    .sort((a, b) => b.attack - a.attack);
  const [worst] = threats;
  if (worst === undefined || worst.attack < shield) return undefined;
  return { kind: 'danger', text: t('risk.home', { name: nameOf(scope, worst.seat), attack: worst.attack, shield }) };
}

/** The ships of a player that are assembled by their next turn. */
function readySoon({ board }: Scope, seat: Seat): readonly CardInView[] {
  const docked = board.seats.find((one) => one.seat === seat)?.dock ?? [];
  const ships = [...docked, ...board.regions.flatMap((region) => region.ships)];
  return ships.filter((ship) => ship.controller === seat && (typeof ship.tabs !== 'number' || ship.tabs < 2));
}

const shipsIn = (scope: Scope, { aims }: PickedOption): readonly CardInView[] =>
  aims.flatMap(({ target }) => cardOf(scope, target.card) ?? []);

const isFrom = (choice: Choice, among: readonly Option[]): boolean => 'options' in choice && choice.options === among;

/** Shots of ships without attack. */
function firesInVain({ option: { needs = [] }, aims }: PickedOption): boolean {
  const firing = needs.filter(({ choice }) =>
    aims.some(({ among, target }) => isFrom(choice, among) && target.card !== undefined),
  );
  return firing.length > 0 && firing.every(({ of }) => Number(of?.note?.attack ?? 0) === 0);
}

/** Whether the ships in a region would destroy everything that attacks them there, and lose less than half themselves. */
function isOutgunned(region: RegionInView | undefined, ships: readonly CardInView[], seat: Seat): boolean {
  const others = region?.ships.filter(({ controller }) => controller !== seat) ?? [];
  if (others.length === 0 || ships.length === 0) return false;
  const [own, theirs] = [forceOf(ships), forceOf(others)];
  const isHarmless = own.attack < Math.min(...others.map(shieldLeft)) || own.attack * 2 < theirs.shield;
  return own.attack === 0 || (theirs.attack >= own.shield && isHarmless);
}

/** An attack that destroys nothing and wins no region: what is there is stronger, or it is a starbase that holds. */
function attacksInVain(scope: Scope, given: PickedOption, seat: Seat): boolean {
  const region = [given.option, ...given.aims.map(({ target }) => target)]
    .map(({ card }) => regionOf(scope, card))
    .find((one) => one !== undefined);
  const ships = shipsIn(scope, given);
  if (region?.shield !== undefined && region.ships.length === 0)
    return forceOf(ships).attack < region.shield - region.damage;
  return isOutgunned(region, ships, seat);
}

/** The same for one's own ships in the battle that is being fought. */
function staysInVain({ board }: Scope, seat: Seat): boolean {
  const region = board.regions.find(({ id }) => id === board.battle?.region);
  return isOutgunned(region, region?.ships.filter(({ controller }) => controller === seat) ?? [], seat);
}

/** A location or structure in a region that somebody else controls: it works for them. */
function misplaced(scope: Scope, { option, aims }: PickedOption, seat: Seat): Drawback | undefined {
  const type = definitionOf(scope, option.note?.def)?.type;
  if (type !== 'location' && type !== 'structure') return undefined;
  const region = aims.map(({ target }) => regionOf(scope, target.card)).find((one) => one !== undefined);
  if (region?.controller === undefined || region.controller === seat) return undefined;
  return { kind: 'helpsOther', card: regionName(scope, region), name: nameOf(scope, region.controller) };
}

function misaimed(scope: Scope, given: PickedOption, seat: Seat): Drawback | undefined {
  const { note } = given.option;
  const abilities = definitionOf(scope, note?.def)?.abilities ?? [];
  const used =
    note?.ability === undefined
      ? abilities.filter(({ kind }) => kind === 'resolve')
      : abilities.slice(Number(note.ability), Number(note.ability) + 1);
  const effects = used.flatMap((ability) => ability.do);
  const hints = effects.map((effect) => eveVocabulary.hint(effect));
  return wrongSide(given, hints, seat, {
    anySide: mayAimAtAnySide(effects),
    ownerOf: (target) => ownerOf(scope, target),
    cardName: (def) => cardName(scope, def),
    playerName: (owner) => nameOf(scope, owner),
  });
}

function ownerOf(scope: Scope, { card, about }: Option): Seat | undefined {
  return cardOf(scope, card)?.controller ?? regionOf(scope, card)?.home ?? (card === undefined ? about : undefined);
}
