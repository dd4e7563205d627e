/** What happens to units: Testing, repair, copies, promotion, losses. */
import { z } from 'zod';
import { line } from '#cards/set';
import { shapeOf } from '#cards/verb';
import type { Seat } from '#kernel/state';
import { alive, card } from '#kernel/zones';
import { count, object } from '../cards/parts.ts';
import type { SemMachine } from '../kind.ts';
import { def, library } from '../library.ts';
import {
  copyUnit,
  endTesting as endTestingOf,
  enterFromSideboard,
  inSideboard,
  leavePlay,
  mayEnter,
  promote as promoteUnit,
  repairCard,
  replenish,
} from '../rules/change-play.ts';
import { need, targetOption } from '../rules/choices.ts';
import { takeDamage } from '../rules/damage.ts';
import { choose } from '../rules/effects/choose.ts';
import { chosenAs, objectsIn } from '../rules/effects/context.ts';
import { crewOf, damageOn, inPlay, isInPlay, isTesting, unitsOf } from '../rules/facts.ts';
import type { SemVerb } from './sem-verb.ts';

const testingShape = shapeOf('endTesting', { what: object }, 'Units leave Testing.');
export const endTesting: SemVerb<typeof testingShape> = {
  shape: testingShape,
  works: 'once',
  reach: ['unit', 'fighter', 'capital ship', 'ship', 'station'],
  text: ({ what }, voice) => `${voice.one(what)} leaves Testing`,
  suits: isTesting,
  run(m, frame, { what }) {
    for (const id of objectsIn(m, frame, what)) endTestingOf(m, id);
  },
  hint: () => ({ concerns: 'its target', worth: 1 }),
};

const repairShape = shapeOf('repair', { n: count, what: object }, 'Repair damage; never more than there is.');
export const repair: SemVerb<typeof repairShape> = {
  shape: repairShape,
  works: 'once',
  text: ({ n, what }, voice) => `repair ${n} damage on ${voice.one(what)}`,
  suits: (m, id) => damageOn(m, id) > 0,
  run(m, frame, { n, what }) {
    for (const id of objectsIn(m, frame, what)) repairCard(m, id, n);
  },
  hint: ({ n }) => ({ concerns: 'its target', worth: n / 2 }),
};

const replenishShape = shapeOf('replenish', {}, 'All your shields are full again.');
export const replenishShields: SemVerb<typeof replenishShape> = {
  shape: replenishShape,
  works: 'once',
  text: () => 'replenish all your shields',
  run: (m, { you }) => replenish(m, you),
};

const copyShape = shapeOf(
  'copyUnit',
  { what: object },
  'A copy of a unit enters play, in Testing; never of a unique one.',
);
export const copyUnitVerb: SemVerb<typeof copyShape> = {
  shape: copyShape,
  works: 'once',
  reach: ['unit', 'fighter', 'capital ship', 'ship', 'station', 'defense station'],
  text: ({ what }, voice) => `a copy of ${voice.one(what)} enters play in Testing`,
  suits: (m, id) => def(m, id).unique !== true,
  run(m, frame, { what }) {
    for (const id of objectsIn(m, frame, what)) if (def(m, id).unique !== true) copyUnit(m, frame.you, id);
  },
  hint: () => ({ concerns: 'its player', worth: 2 }),
};

const name = line(40);
const sideboardShape = shapeOf(
  'fromSideboard',
  { card: name },
  'A card of your sideboard, by its name, comes into play: a unit in Testing, research completed.',
);
export const fromSideboard: SemVerb<typeof sideboardShape> = {
  shape: sideboardShape,
  works: 'once',
  text: ({ card: called }) => `${called} enters play from your sideboard`,
  run(m, { you }, { card: called }) {
    const id = sideboardCard(m, you, called);
    if (id !== undefined) enterFromSideboard(m, you, id);
  },
  hint: () => ({ concerns: 'its player', worth: 4 }),
};

/** A card of a player's sideboard, by its name, that may enter play. */
function sideboardCard(m: SemMachine, seat: Seat, called: string) {
  const found = library(m).cards.find((one) => one.name === called);
  return found !== undefined && mayEnter(m, seat, found.id) ? inSideboard(m, seat, found.id) : undefined;
}

const promoteShape = shapeOf(
  'promote',
  { from: z.union([z.literal('this'), name]), into: name },
  'A card of your sideboard takes the place of this, or of a unit with a name; what is on the unit stays (S-5).',
);
/** Units of a player that can be promoted. */
const promotable = (m: SemMachine, seat: Seat, from: string) =>
  unitsOf(m, seat).filter((id) => def(m, id).name === from);
export const promote: SemVerb<typeof promoteShape> = {
  shape: promoteShape,
  works: 'once',
  text: ({ from, into }) => `promote ${from === 'this' ? 'this' : `a ${from} of yours`} to ${into}`,
  needs(m, { from, into }, { you }) {
    if (sideboardCard(m, you, into) === undefined) return undefined;
    if (from === 'this') return [];
    const units = promotable(m, you, from);
    return units.length === 0
      ? undefined
      : [
          need(
            'promoted',
            units.map((id) => targetOption(m, id)),
          ),
        ];
  },
  run(m, frame, { from, into }) {
    const target = sideboardCard(m, frame.you, into);
    const self = frame.by === undefined ? undefined : alive(m.state, frame.by);
    const [old] = from === 'this' ? [self] : chosenAs(m, frame, 'promoted');
    if (target === undefined || old === undefined || !isInPlay(m, old)) return;
    promoteUnit(m, old, target);
  },
  hint: () => ({ concerns: 'its player', worth: 3 }),
};

const devourShape = shapeOf(
  'devour',
  {},
  'Scrap a unit of yours; its printed hit points are repaired on another unit, or the base, of yours.',
);
export const devour: SemVerb<typeof devourShape> = {
  shape: devourShape,
  works: 'once',
  text: () => 'scrap a unit of yours; repair its printed hit points on another unit of yours or your base',
  needs(m, _effect, { you }) {
    const hurt = inPlay(m, you, 'unit', 'base').filter((id) => damageOn(m, id) > 0);
    const given = unitsOf(m, you).filter((id) => hurt.some((one) => one !== id));
    if (given.length === 0) return undefined;
    const options = given.map((id) => ({
      ...targetOption(m, id),
      needs: [
        need(
          'mended',
          hurt.filter((one) => one !== id).map((one) => targetOption(m, one)),
        ),
      ],
    }));
    return [need('devoured', options)];
  },
  run(m, frame) {
    const [given] = chosenAs(m, frame, 'devoured');
    if (given === undefined || !isInPlay(m, given)) return;
    const { hp = 0 } = def(m, given);
    leavePlay(m, given, 'scrapped');
    for (const id of chosenAs(m, frame, 'mended')) if (isInPlay(m, id)) repairCard(m, id, hp);
  },
};

const crewShape = shapeOf('loseCrew', {}, 'That unit loses one of the personnel on it, which its player picks.');
export const loseCrew: SemVerb<typeof crewShape, { crewLost: object }> = {
  shape: crewShape,
  works: 'once',
  text: () => 'that unit loses one of its personnel, which its player picks',
  run(m, frame) {
    const [victim] = chosenAs(m, frame, 'victim');
    const crew = victim === undefined || !isInPlay(m, victim) ? [] : crewOf(m, victim);
    const [first] = crew;
    if (first === undefined) return;
    if (crew.length === 1) return leavePlay(m, first, 'lost');
    const seat = card(m.state, first).own;
    choose(m, frame, { seat, prompt: 'ask.loseCrew', ids: crew, min: 1, max: 1 }, { op: 'crewLost' });
  },
  continues: {
    crewLost(m, _frame, _op, { answer }) {
      for (const id of answer !== undefined && 'pick' in answer ? answer.pick : []) leavePlay(m, id, 'lost');
    },
  },
};

const destroyShape = shapeOf('destroyThis', {}, 'This is destroyed.');
export const destroyThis: SemVerb<typeof destroyShape> = {
  shape: destroyShape,
  works: 'once',
  text: () => 'it is destroyed',
  run(m, { by }) {
    const id = by === undefined ? undefined : alive(m.state, by);
    if (id !== undefined) leavePlay(m, id, 'destroyed');
  },
};

const hurtShape = shapeOf('hurt', { n: count, what: object }, 'Damage that is no attack: shields take it first.');
export const hurt: SemVerb<typeof hurtShape> = {
  shape: hurtShape,
  works: 'once',
  text: ({ n, what }, voice) => `deal ${n} damage to ${voice.one(what)}`,
  run(m, frame, { n, what }) {
    takeDamage(
      m,
      objectsIn(m, frame, what).map((target) => ({ target, damage: n })),
    );
  },
  hint: ({ n }) => ({ concerns: 'its target', worth: -n / 2 }),
};
