/** Moments of ships and battles. */
import { z } from 'zod';
import { happensTo, momentShape } from '#cards/moment';
import type { CardId } from '#kernel/state';
import { controller } from '#kernel/zones';
import { type CardType, object } from '../../cards/parts.ts';
import { type EveWords, type Noun, shipNouns } from '../../cards/phrase.ts';
import { origins, sides } from '../../cards/traits.ts';
import { edition } from '../../editions.ts';
import type { Eve, EveEvent, EveMachine } from '../../kind.ts';
import { type EffectScope, holder, isFriendly } from '../../rules/facts.ts';
import { type EveMoment, itOf, matchesCard, type OfCard, type PhraseWording, type Source } from './eve-moment.ts';

/** Only ships warp and attack. */
const ofShips: Pick<PhraseWording, 'selfFault' | 'nounFault'> = {
  selfFault: (type: CardType) => (type === 'ship' ? undefined : `only a ship does that, not a ${type}; say "a ship"`),
  nounFault: (noun: Noun) =>
    shipNouns.includes(noun) || noun === 'card' ? undefined : `only ships do that; no ${noun} does`,
};
const warping: PhraseWording = {
  ...ofShips,
  known: [...sides, ...origins, 'piloted'],
  why: 'commands and attacks end where a warp begins',
};

type Moves = Extract<EveEvent, { e: 'ship' }>;

/** Whether a movement is a warp or a withdrawal, which counts as one; into the dock only if the edition has it so (D5). */
function isWarp(m: EveMachine, { how, at }: Moves): boolean {
  return (how === 'warp' || how === 'withdraw') && (at !== 'dock' || edition(m.state.edition).docksByWarp);
}

export const warps: OfCard<'warps', 'ship'> = {
  ...happensTo<'warps', Eve, EveWords, Source, 'ship'>(
    'warps',
    ['ship'],
    { what: object },
    {
      meaning: 'When such a ship warps.',
      says: (ship) => `when ${ship} warps`,
      matches: (m, what, event, source) => isWarp(m, event) && matchesCard(m, what, event.card, source),
      it: itOf,
    },
  ),
  tells: 'a card',
  phrase: warping,
};

export const warpsIntoThisRegion: OfCard<'warps into this region', 'ship'> = {
  ...happensTo<'warps into this region', Eve, EveWords, Source, 'ship'>(
    'warps into this region',
    ['ship'],
    { what: object },
    {
      meaning: 'When such a ship warps into the region of this card.',
      says: (ship) => `when ${ship} warps into this region`,
      matches: (m, what, event, source) =>
        isWarp(m, event) && event.at === source.place.region && matchesCard(m, what, event.card, source),
      it: itOf,
    },
  ),
  tells: 'a card',
  inRegion: true,
  phrase: warping,
};

export const attacks: OfCard<'attacks', 'attacks'> = {
  ...happensTo<'attacks', Eve, EveWords, Source, 'attacks'>(
    'attacks',
    ['attacks'],
    { what: object },
    {
      meaning: 'When such a ship attacks.',
      says: (ship) => `when ${ship} attacks`,
      matches: (m, what, event, source) => matchesCard(m, what, event.card, source),
      it: (m, event) => ({ ...itOf(m, event), region: event.region }),
    },
  ),
  tells: 'a card',
  phrase: {
    ...ofShips,
    known: [...sides, ...origins, 'piloted', 'attacking'],
    why: 'a ship that attacks is nothing of the kind',
  },
};

type Where = 'this region' | 'your home region' | 'a region you control';

function isWhere(m: EveMachine, where: Where, region: CardId, place: EffectScope): boolean {
  if (where === 'this region') return region === place.region;
  if (place.you === undefined) return false;
  return where === 'your home region'
    ? region === m.state.g.base[place.you]
    : controller(m.state, region) === place.you;
}

const enemyShape = momentShape(
  'enemy attacks',
  { where: z.enum(['this region', 'your home region', 'a region you control']) },
  'When an enemy attacks there, once for each attack.',
);
export const enemyAttacks: EveMoment<typeof enemyShape, 'attacks'> = {
  shape: enemyShape,
  hears: ['attacks'],
  tells: 'a card',
  noun: 'ship',
  text: ({ where }) => `when an enemy attacks ${where}`,
  met(m, event, { where }, { place }) {
    if (!event.first || place.you === undefined || isFriendly(event.seat, place.you)) return undefined;
    return isWhere(m, where, event.region, place) ? itOf(m, event) : undefined;
  },
};

const battleShape = momentShape(
  'battle phase begins',
  { where: z.enum(['this region', 'your home region']) },
  'At the beginning of a battle phase there.',
);
export const battlePhaseBegins: EveMoment<typeof battleShape, 'battlePhase'> = {
  shape: battleShape,
  hears: ['battlePhase'],
  tells: 'nothing',
  text: ({ where }) => `at the beginning of a battle phase in ${where}`,
  met: (m, { region }, { where }, { place }) => (isWhere(m, where, region, place) ? {} : undefined),
};

const controlShape = momentShape(
  'you gain control of this region',
  {},
  'When you gain control of the region of this card.',
);
export const youGainControl: EveMoment<typeof controlShape, 'control'> = {
  shape: controlShape,
  hears: ['control'],
  tells: 'nothing',
  inRegion: true,
  text: () => 'when you gain control of this region',
  met: (m, { region, seat }, _trigger, { id, place }) =>
    region === place.region && seat !== undefined && seat === holder(m, id) ? {} : undefined,
};

const boardsShape = momentShape('boards', {}, 'When this character boards a ship.');
export const boards: EveMoment<typeof boardsShape, 'boarded'> = {
  shape: boardsShape,
  hears: ['boarded'],
  tells: 'nothing',
  ofCharacters: true,
  text: () => 'when this boards a ship',
  met: (_m, event, _trigger, { id }) => (event.card === id ? {} : undefined),
};
