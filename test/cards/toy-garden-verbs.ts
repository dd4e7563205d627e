/** What the garden's cards can say: shared verbs, and two of its own. */
import { z } from 'zod';
import { phraseSchema } from '#cards/phrase-schema';
import { type AnyEffect, type ContinuousVerb, shapeOf, type Verb } from '#cards/verb';
import type { Amount } from '#cards/verbs/amount';
import { type Change, changeVerb } from '#cards/verbs/change';
import { continuing } from '#cards/verbs/continuing';
import { type Damage, damageVerb } from '#cards/verbs/damage';
import { type Discard, discardVerb } from '#cards/verbs/discard';
import { type Draw, drawVerb } from '#cards/verbs/draw';
import { type Per, withPer } from '#cards/verbs/per';
import { type Recover, recoverVerb } from '#cards/verbs/recover';
import { count, countedIn, counting } from '#cards/verbs/that-many';
import { type EffectIn, type OpsOf, vocabulary } from '#cards/vocabulary';
import { addLasting } from '#kernel/lasting';
import type { CardId, Frame, Seat } from '#kernel/state';
import { alive, card, move, ref, zone } from '#kernel/zones';
import {
  draw,
  type Garden,
  type GardenMachine,
  harm,
  inGarden,
  isAffected,
  matches,
  type Place,
  type What,
} from './toy-garden-facts.ts';
import { type GardenWords, words } from './toy-garden-words.ts';

// ── what verbs ask of the game ───────────────────────────────────────────────────────────────────────────────────

const n = z.union([z.number().int().min(0), z.literal('X'), z.literal('that many')]);
const who = z.enum(['you', 'your rival', 'everybody']);
type Who = z.infer<typeof who>;
const what = phraseSchema(words, 'phrase');
const until = z.enum(['sunset']).optional();

function amount(frame: Frame, given: Amount): number {
  if (given === 'that many') return countedIn(frame);
  return given === 'X' ? Number(frame.env.x ?? 0) : given;
}

function players(_m: GardenMachine, { you }: Frame, whom: Who): Seat[] {
  if (whom === 'everybody') return [you, 1 - you];
  return [whom === 'you' ? you : 1 - you];
}

const placeOf = (m: GardenMachine, { you, by }: Frame): Place => ({ you, src: alive(m.state, by ?? '') });

function objects(m: GardenMachine, frame: Frame, selector: What): CardId[] {
  if (selector.pick !== 'target') return inGarden(m, selector, placeOf(m, frame));
  return zone(m.state, 'garden').filter((id) => id === frame.env[words.key(selector)]);
}

const each = { amount, count: (m: GardenMachine, frame: Frame, per: What) => objects(m, frame, per).length };

const { choose, next } = continuing<Garden>('garden', (_m, id) => ({ id }));

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

const drawCards: Verb<Draw<Who> & Per<GardenWords>, Garden, GardenWords> = withPer<Draw<Who>, Garden, GardenWords>(
  counting(
    drawVerb(
      { n, who: who.default('you') },
      {
        emptyDeck: 'An empty deck has no consequences.',
        players,
        amount,
        draw: (m, seat, max, frame) => count(frame, draw(m, seat, max)),
      },
    ),
  ),
  what.optional(),
  each,
);

const discard: Verb<
  Discard<Who>,
  Garden,
  GardenWords,
  { discarded: { seat: Seat } },
  { left?: readonly Seat[] }
> = counting(
  discardVerb<Who, Garden, GardenWords>(
    { n, who: who.default('you'), random: z.boolean().default(false) },
    {
      meaning: 'The player throws cards away.',
      prompt: 'throw',
      players,
      amount,
      hand: (m, seat) => zone(m.state, `hand:${seat}`),
      discard(m, seat, ids, frame) {
        for (const id of ids) move(m, id, `compost:${seat}`, { quiet: true });
        count(frame, ids.length);
      },
      choose,
      next,
    },
  ),
  ({ left }) => left !== undefined,
);

const recover: Verb<Recover<GardenWords>, Garden, GardenWords, { recovered: { seat: Seat } }> = counting(
  recoverVerb<Garden, GardenWords>(
    { n: z.number().int().min(1), for: what },
    {
      meaning: 'You take cards of a kind out of your compost.',
      prompt: 'take',
      player: (_m, { you }) => you,
      found: (m, seat, kind) =>
        zone(m.state, `compost:${seat}`).filter((id) => matches(m, kind, id, { you: seat, src: undefined })),
      recover(m, seat, ids, frame) {
        for (const id of ids) move(m, id, `hand:${seat}`, { quiet: true });
        count(frame, ids.length);
      },
      choose,
    },
  ),
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

type ChangeHeight = Change<'modHeight', 'sunset', GardenWords>;
const modHeight: Verb<ChangeHeight & Per<GardenWords>, Garden, GardenWords> = withPer<
  ChangeHeight,
  Garden,
  GardenWords
>(
  changeVerb(
    'modHeight',
    { n: z.number().int(), what, until },
    { figure: 'height', reach: ['plant', 'climbing plant'], meaning: 'Change the height of plants.', last },
  ),
  what.optional(),
  each,
);

export const verbs = { draw: drawCards, discard, recover, damage, modHeight, sleep, shelter };
export type Effect = EffectIn<typeof verbs>;
export type GardenOps = OpsOf<'garden', typeof verbs>;
export const gardenVocabulary = vocabulary<Garden, GardenWords>()('garden', verbs);
