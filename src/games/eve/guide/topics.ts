/** Everything that can be looked up about the rules: the chapters of the short rules, then the clauses and the rulings, with search words. */
import type { RulesTopic } from '#face/game';
import { rulebookTopics } from '../../kit/rulebook.ts';
import { referenceOf } from '../../kit/topics.ts';

import type { Translate } from '../words/catalogue.ts';
import { clausePages } from './clauses/index.ts';
import { clausePagesDe } from './de/clauses/index.ts';
import { rulebookDe } from './de/rulebook.ts';
import { rulingsDe } from './de/rulings.ts';
import { firstTurn } from './first-turn.ts';
import { rulebook } from './rulebook.ts';
import { chapters, rulings } from './rulings.ts';

/** The clauses that a chapter explains, and words that a newcomer may search for. */
const leads: Readonly<Record<string, readonly string[]>> = {
  goal: [
    'C-1',
    'C-3',
    'X-1',
    'X-3',
    'set-up',
    'setup',
    'start',
    'how to play',
    'mulligan',
    'opening hand',
    'object of the game',
  ],
  turn: [
    'C-4',
    'C-5',
    'C-6',
    'X-4',
    'phase',
    'step',
    'draw phase',
    'end phase',
    'management',
    'tab',
    'assembly',
    'duration',
  ],
  income: ['money', 'ISK', 'wallet', 'draw instead of income', 'give up income'],
  'playing-cards': [
    'C-7',
    'X-5',
    'play',
    'price',
    'cost',
    'structure',
    'location',
    'price X',
    'X',
    'limited',
    'upgrade',
    'race icons',
  ],
  regions: ['C-8', 'X-7', 'control', 'slots', 'outer region', 'home region', 'owner', 'controller', 'location'],
  ships: [
    'C-9',
    'X-6',
    'ship',
    'dock',
    'docking',
    'undock',
    'undocking',
    'warp',
    'warping',
    'move',
    'reassemble',
    'shield',
    'assembly',
  ],
  commands: ['C-10', 'X-8', 'command', 'ambush', 'patrol', 'sniping', 'tanking', 'active command'],
  mining: ['mineral value', 'minerals', 'haul', 'hauling', 'trade', 'trading', 'asteroid field'],
  pile: ['C-12', 'X-11', 'initiative', 'respond', 'response', 'stack', 'priority', 'pass', 'counter'],
  attack: ['attacking', 'defend', 'defending', 'invade'],
  battle: ['C-11', 'X-10', 'fight', 'combat', 'withdraw', 'retreat', 'target', 'damage', 'destroy'],
  starbase: ['starbase damage', 'home', 'total shield', 'structures'],
  abilities: ['C-13', 'X-12', 'ability', 'sacrifice', 'discard', 'each', 'once per turn', 'affinity', 'when'],
  news: ['event', 'instant', 'duration'],
  decks: ['C-2', 'X-2', 'deck building', 'market', 'tournament', 'casual', 'copies', 'formats'],
  winning: ['C-14', 'X-13', 'win', 'lose', 'losing', 'empty market', 'concede', 'draw the game'],
  multiplayer: ['three players', 'four players', 'elimination', '3 players', '4 players'],
  exiled: ['differences', 'edition', 'The Exiled', 'warp', 'sides'],
  characters: ['X-9', 'character', 'agent', 'pilot', 'clone', 'piloted'],
  table: ['autopilot', 'buttons', 'panel', 'bot', 'reminders', 'fast', 'strict'],
};

const findable = (topic: RulesTopic): RulesTopic => ({ ...topic, find: leads[topic.id] ?? [] });

const reference = referenceOf({
  rulebook: { english: rulebook.map(findable), german: rulebookTopics(rulebookDe).map(findable) },
  clauses: { english: clausePages, german: clausePagesDe },
  chapters,
  rulings,
  german: rulingsDe,
});

export const topics = (t: Translate): readonly RulesTopic[] => [firstTurn(t), ...reference(t.language)];
