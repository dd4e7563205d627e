/** A toy for stories about shared verbs: two gardeners grow plants and harm each other's, in the words of no real game. */
import { z } from 'zod';
import { effectsIn } from '#cards/effective';
import type { Selector } from '#cards/lexicon';
import { befalls, calendar, type Moment, type TriggerIn, yourTurn } from '#cards/moment';
import { phraseSchema } from '#cards/phrase-schema';
import { type AnyEffect, type ContinuousVerb, shapeOf, type Verb } from '#cards/verb';
import type { Amount } from '#cards/verbs/amount';
import { type Change, changeVerb } from '#cards/verbs/change';
import type { ChooseCards, Continue, Tagged } from '#cards/verbs/continuing';
import { type Damage, damageVerb } from '#cards/verbs/damage';
import { type Discard, discardVerb } from '#cards/verbs/discard';
import { type Draw, drawVerb } from '#cards/verbs/draw';
import { type EffectIn, type OpsOf, vocabulary } from '#cards/vocabulary';
import { type OpIn, restored, stepCaller } from '#kernel/kind';
import { addLasting, endLasting } from '#kernel/lasting';
import type { Machine } from '#kernel/machine';
import type { Op } from '#kernel/op';
import { picked } from '#kernel/reply';
import type { OpHandler, Rules } from '#kernel/rules';
import type { CardId, Frame, Seat, State } from '#kernel/state';
import { alive, card, controller, idOf, move, ref, zone } from '#kernel/zones';

import { type GardenWords, words } from './toy-garden-words.ts';

// ── the game as types ────────────────────────────────────────────────────────────────────────────────────────────

type GardenState = State<{ active: Seat }, { harm?: number; asleep?: true }>;
export type Garden = {
  state: GardenState;
  ops: OpsOf<'garden', typeof verbs>;
  steps: { turn: object; played: object; waiting: object };
  events: {
    dawn: { seat: Seat };
    fell: { card: CardId; seat: Seat | undefined; def: string };
    drew: { seat: Seat; n: number };
    harmed: { card: CardId; n: number };
    slept: { card: CardId };
  };
  board: undefined;
};
export type GardenMachine = Machine<Garden>;
type What = Selector<GardenWords>;
/** Where an effect speaks from. */
type Place = { readonly you: Seat | undefined; readonly src: CardId | undefined };

export type GardenCard = {
  readonly name: string;
  readonly kind: 'plant' | 'climbing plant' | 'tool';
  readonly height?: number;
  readonly happens?: readonly Effect[];
  readonly holds?: readonly Effect[];
  readonly when?: { readonly trigger: Trigger; readonly do: readonly Effect[] };
};

const rule = stepCaller<Garden>();
const def = (m: GardenMachine, id: CardId): GardenCard => (m.rules as GardenRules).cards[card(m.state, id).def]!;

function matches(m: GardenMachine, what: What, id: CardId, { you, src }: Place): boolean {
  if (what.pick === 'ref') return id === src;
  const { kind } = def(m, id);
  const own = controller(m.state, id) === you;
  return (
    (kind === what.noun || (what.noun === 'plant' && kind === 'climbing plant')) &&
    what.is.every((trait) => (trait === 'own' ? own : trait === 'rival' ? !own : id !== src))
  );
}

// ── what verbs ask of the game ───────────────────────────────────────────────────────────────────────────────────

const n = z.union([z.number().int().min(0), z.literal('X')]);
const who = z.enum(['you', 'your rival']);
type Who = z.infer<typeof who>;
const what = phraseSchema(words, 'phrase');
const until = z.enum(['sunset']).optional();

const amount = (frame: Frame, given: Amount) => (typeof given === 'number' ? given : Number(frame.env.x ?? 0));
const players = (_m: GardenMachine, { you }: Frame, whom: Who) => [whom === 'you' ? you : 1 - you];
const placeOf = (m: GardenMachine, { you, by }: Frame): Place => ({ you, src: alive(m.state, by ?? '') });

function objects(m: GardenMachine, frame: Frame, selector: What): CardId[] {
  const chosen = frame.env[words.key(selector)];
  return zone(m.state, 'garden').filter((id) =>
    selector.pick === 'target' ? id === chosen : matches(m, selector, id, placeOf(m, frame)),
  );
}

const gardenOp = ({ op, ...fields }: Tagged): OpIn<Garden> => restored<Garden>({ op: `garden.${op}`, ...fields } as Op);
const next: Continue<Garden> = (m, frame, op) => m.next(frame, gardenOp(op));
const choose: ChooseCards<Garden> = (m, frame, { seat, prompt, ids, min, max }, then) =>
  m.ask(
    frame,
    'chosen',
    {
      seat,
      role: 'choice',
      stop: 'effect',
      prompt: { key: prompt },
      choice: { kind: 'choose', options: ids.map((id) => ({ id })), min, max },
      fallback: { pick: ids.slice(0, min) },
    },
    gardenOp(then),
  );

/** Whoever cannot draw draws nothing: an empty deck has no consequences. */
function draw(m: GardenMachine, seat: Seat, count: number): void {
  for (const id of zone(m.state, `deck:${seat}`).slice(0, count)) move(m, id, `hand:${seat}`, { quiet: true });
  m.emit({ e: 'drew', seat, n: count });
}

/** Harm stays; a plant with as much harm as height is gone. */
function harm(m: GardenMachine, id: CardId, points: number): void {
  const plant = card(m.state, id);
  plant.harm = (plant.harm ?? 0) + points;
  m.emit({ e: 'harmed', card: id, n: points });
  if (plant.harm < height(m, id)) return;
  const fallen = { card: id, seat: controller(m.state, id), def: plant.def };
  move(m, id, `compost:${plant.own}`, { quiet: true });
  m.emit({ e: 'fell', ...fallen });
}

function last(m: GardenMachine, frame: Frame, effect: AnyEffect & { readonly what: What }): void {
  const on = objects(m, frame, effect.what).map((id) => ref(m.state, id));
  addLasting(m, { you: frame.you, on, mod: { effect }, until: 'sunset' });
}

// ── verbs: shared ones, and two of the garden's own ──────────────────────────────────────────────────────────────

const sleepShape = shapeOf('sleep', { what }, 'Plants sleep, and count no more.');
const sleep: Verb<z.output<typeof sleepShape>, Garden, GardenWords> = {
  shape: sleepShape,
  works: 'once',
  reach: ['plant', 'climbing plant'],
  text: (effect, voice) => `${voice.one(effect.what)} sleeps`,
  run(m, frame, effect) {
    for (const id of objects(m, frame, effect.what)) {
      card(m.state, id).asleep = true;
      m.emit({ e: 'slept', card: id });
    }
  },
  hint: () => ({ concerns: 'its target', worth: -1 }),
};

const shelterShape = shapeOf('shelter', { what }, 'Plants cannot be harmed. Continuous only.');
const shelter: ContinuousVerb<z.output<typeof shelterShape>, Garden, GardenWords> = {
  shape: shelterShape,
  works: 'continuous',
  text: (effect, voice) => `${voice.many(effect.what)} cannot be harmed`,
};

const drawCards: Verb<Draw<Who>, Garden, GardenWords> = drawVerb(
  { n, who: who.default('you') },
  { emptyDeck: 'An empty deck has no consequences.', players, amount, draw },
);

const discard: Verb<
  Discard<Who>,
  Garden,
  GardenWords,
  { discarded: { seat: Seat } },
  { left?: readonly Seat[] }
> = discardVerb(
  { n, who: who.default('you'), random: z.boolean().default(false) },
  {
    meaning: 'The player throws cards away.',
    prompt: 'throw',
    players,
    amount,
    hand: (m, seat) => zone(m.state, `hand:${seat}`),
    discard(m, seat, ids) {
      for (const id of ids) move(m, id, `compost:${seat}`, { quiet: true });
    },
    choose,
    next,
  },
);

const damage: Verb<Damage<GardenWords>, Garden, GardenWords> = damageVerb(
  { n, what },
  {
    meaning: 'Harm plants. It stays.',
    reach: ['plant', 'climbing plant'],
    amount,
    objects,
    deal(m, _frame, id, points) {
      if (!isAffected(m, 'shelter', id)) harm(m, id, points);
    },
  },
);

const modHeight: Verb<Change<'modHeight', 'sunset', GardenWords>, Garden, GardenWords> = changeVerb(
  'modHeight',
  { n: z.number().int(), what, until },
  { figure: 'height', reach: ['plant', 'climbing plant'], meaning: 'Change the height of plants.', last },
);

export const verbs = { draw: drawCards, discard, damage, modHeight, sleep, shelter };
export type Effect = EffectIn<typeof verbs>;
export const gardenVocabulary = vocabulary<Garden, GardenWords>()('garden', verbs);

// ── moments: both of the shared kinds ────────────────────────────────────────────────────────────────────────────

type Waits = Place & { readonly id: CardId };

const dawn: Moment<{ on: 'dawn' }, Garden, GardenWords, Waits, 'dawn'> = yourTurn('dawn', 'dawn', {
  meaning: 'When your day begins.',
  says: 'at dawn',
  you: ({ you }) => you,
});

const falls: Moment<{ on: 'falls'; what: What }, Garden, GardenWords, Waits, 'fell'> = befalls(
  'falls',
  ['fell'],
  { what },
  {
    meaning: 'When such a plant falls.',
    says: (plant) => `when ${plant} falls`,
    /** A plant that is gone is judged by what it was. */
    matches: (m, selector, event, { you, src }) =>
      selector.pick === 'ref'
        ? event.card === src
        : selector.is.every((trait) =>
            trait === 'own' ? event.seat === you : trait === 'rival' && event.seat !== you,
          ) && (m.rules as GardenRules).cards[event.def]?.kind === selector.noun,
    it: (_m, { seat }) => ({ player: seat }),
  },
);

export const gardenCalendar = calendar<Garden, GardenWords, Waits>()({ dawn, falls });
export type Trigger = TriggerIn<{ dawn: typeof dawn; falls: typeof falls }>;

// ── rules ────────────────────────────────────────────────────────────────────────────────────────────────────────

const { isAffected, changed } = effectsIn<Garden, Effect, GardenWords, Place>({
  continuous(m, add) {
    for (const id of zone(m.state, 'garden'))
      for (const effect of def(m, id).holds ?? []) add(effect, { you: controller(m.state, id), src: id });
  },
  placeOfLasting: (_m, { you }) => ({ you, src: undefined }),
  matches,
});

export function height(m: GardenMachine, id: CardId): number {
  return card(m.state, id).asleep ? 0 : changed(m, 'modHeight', id, def(m, id).height ?? 0);
}

/** A turn: the active player puts down a plant, or uses a tool on the first plant of the rival, or passes. */
const turn: OpHandler<Garden, object> = (m, frame) => {
  const seat = m.state.g.active;
  m.ask(
    frame,
    'action',
    {
      seat,
      role: 'action',
      stop: 'action',
      prompt: { key: 'action' },
      choice: {
        kind: 'choose',
        options: [...zone(m.state, `hand:${seat}`).map((id) => ({ id })), { id: 'pass' }],
        min: 1,
        max: 1,
      },
      fallback: { pick: ['pass'] },
    },
    rule('played'),
  );
};

const played: OpHandler<Garden, object> = (m, frame, _op, { answer }) => {
  const [id = 'pass'] = picked(answer);
  const you = m.state.g.active;
  m.next(frame, rule('waiting'), rule('turn'));
  if (id === 'pass') {
    endLasting(m, 'sunset');
    m.state.g.active = 1 - you;
    m.emit({ e: 'dawn', seat: 1 - you });
    return;
  }
  const { kind, happens = [] } = def(m, id);
  const aim = zone(m.state, 'garden').find((one) => controller(m.state, one) !== you);
  const env = Object.fromEntries(
    happens.flatMap((effect) =>
      'what' in effect && effect.what.pick === 'target' ? [[words.key(effect.what), aim]] : [],
    ),
  );
  move(m, id, kind === 'tool' ? `compost:${you}` : 'garden', { quiet: true });
  const ops = gardenVocabulary.opsOf(happens).map((op) => restored<Garden>(op));
  m.open(ops, you, env, ref(m.state, id));
};

/** What has triggered happens in its order. */
const waiting: OpHandler<Garden, object> = (m, frame) => {
  const [first, ...others] = m.state.waiting;
  if (first === undefined) return;
  m.state.waiting = others;
  m.next(frame, rule('waiting'));
  const ops = gardenVocabulary.opsOf(def(m, idOf(first.by)).when?.do ?? []);
  m.open(
    ops.map((op) => restored<Garden>(op)),
    first.you,
    first.env,
    first.by,
  );
};

export type GardenRules = Rules<Garden> & { readonly cards: Readonly<Record<string, GardenCard>> };

export function gardenRules(cards: GardenRules['cards']): GardenRules {
  return {
    cards,
    game: 'garden',
    format: 1,
    migrate: {},
    ops: gardenVocabulary.ops,
    steps: { turn, played, waiting },
    triggers: (m, event) =>
      zone(m.state, 'garden').flatMap((id) => {
        const { when } = def(m, id);
        const you = controller(m.state, id);
        if (when === undefined || you === undefined || !gardenCalendar.hears(event)) return [];
        const it = gardenCalendar.met(m, event, when.trigger, { id, you, src: id });
        return it === undefined ? [] : [{ by: ref(m.state, id), def: card(m.state, id).def, you, ability: 0, env: it }];
      }),
    instead: () => [],
    inPlay: (at) => at === 'garden',
    hidden: (at) => at.startsWith('deck:'),
    fresh(m, id) {
      delete card(m.state, id).harm;
      delete card(m.state, id).asleep;
    },
    opCap: 1000,
  };
}
