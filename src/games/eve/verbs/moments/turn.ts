/** Moments of a turn and of a player. */
import { anyTurn, momentShape, type OfTurn, yourTurn } from '#cards/moment';
import { object } from '../../cards/parts.ts';
import { origins } from '../../cards/traits.ts';
import { isFriendly } from '../../rules/facts.ts';
import { fitsDefinition } from '../../rules/fits-definition.ts';
import { type EveMoment, itOf, type MomentOf, noRegion, type Source } from './eve-moment.ts';

const you = ({ place }: Source) => place.you;

export const turnBegins: MomentOf<{ on: 'turn begins' }, 'turnBegan'> = {
  ...yourTurn('turn begins', 'turnBegan', {
    meaning: 'At the beginning of your turn.',
    says: 'at the beginning of your turn',
    you,
  }),
  tells: 'nothing',
};

export const incomeStepBegins: MomentOf<{ on: 'income step begins' }, 'incomeBegins'> = {
  ...yourTurn('income step begins', 'incomeBegins', {
    meaning: 'At the beginning of your income step.',
    says: 'at the beginning of your income step',
    you,
  }),
  tells: 'nothing',
};

export const turnEnds: MomentOf<OfTurn<'turn ends'>, 'turnEnds'> = {
  ...anyTurn('turn ends', 'turnEnds', {
    meaning: 'In the end phase of your turn, or of each player’s, before they discard down to the limit of the hand.',
    says: (turn) => `at the end of ${turn}`,
    you,
    it: (player) => ({ player }),
  }),
  tells: 'a player',
};

const playShape = momentShape('you play', { what: object }, 'When you play such a card.');
export const youPlay: EveMoment<typeof playShape, 'played'> = {
  shape: playShape,
  hears: ['played'],
  tells: 'a card',
  phrase: {
    selfFault: () => 'a card does not see that it is played itself; say "on: enters play"',
    nounFault: noRegion,
    known: origins,
    why: 'the card is not in play yet, and it is your own',
    placeFault: 'what is played is on the pile and in no region yet; leave the place out',
  },
  text: ({ what }, voice) => `when you play ${voice.one(what)}`,
  met: (m, event, { what }, { id, place }) =>
    event.seat === place.you && event.card !== id && fitsDefinition(m, what, event.def, event.x)
      ? itOf(m, event)
      : undefined,
};

const drawsShape = momentShape('opponent draws', {}, 'When an opponent draws a card.');
export const opponentDraws: EveMoment<typeof drawsShape, 'drew'> = {
  shape: drawsShape,
  hears: ['drew'],
  tells: 'a player',
  text: () => 'when an opponent draws a card',
  met: (_m, { seat }, _trigger, { place }) =>
    place.you !== undefined && !isFriendly(seat, place.you) ? { player: seat } : undefined,
};
