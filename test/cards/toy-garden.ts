/** A toy for stories about shared verbs: two gardeners grow plants and harm each other's, in the words of no real game. */
import { triggerSteps } from '#cards/gather';
import { calendar, happensTo, type Moment, type TriggerIn, yourTurn } from '#cards/moment';
import { phraseSchema } from '#cards/phrase-schema';
import { push, takeOff } from '#cards/pile';
import type { Need } from '#kernel/ask';
import { restored, stepCaller } from '#kernel/kind';
import { endLasting } from '#kernel/lasting';
import { picked } from '#kernel/reply';
import type { OpHandler, Rules } from '#kernel/rules';
import type { CardId, Env, Waiting } from '#kernel/state';
import { alive, card, controller, move, ref, zone } from '#kernel/zones';
import {
  def,
  definition,
  type Garden,
  type GardenCard,
  type GardenMachine,
  inGarden,
  type Place,
  type What,
} from './toy-garden-facts.ts';
import { type Effect, gardenVocabulary } from './toy-garden-verbs.ts';
import { type GardenWords, words } from './toy-garden-words.ts';

// ── moments: both of the shared kinds ────────────────────────────────────────────────────────────────────────────

type Waits = Place & { readonly id: CardId };

const dawn: Moment<{ on: 'dawn' }, Garden, GardenWords, Waits, 'dawn'> = yourTurn('dawn', 'dawn', {
  meaning: 'When your day begins.',
  says: 'at dawn',
  you: ({ you }) => you,
});

const falls: Moment<{ on: 'falls'; what: What }, Garden, GardenWords, Waits, 'fell'> = happensTo(
  'falls',
  ['fell'],
  { what: phraseSchema(words, 'phrase') },
  {
    meaning: 'When such a plant falls.',
    says: (plant) => `when ${plant} falls`,
    /** A plant that is gone is judged by what it was. */
    matches: (m, selector, event, { you, src }) =>
      selector.pick === 'ref'
        ? event.card === src
        : selector.is.every((trait) =>
            trait === 'own' ? event.seat === you : trait === 'rival' && event.seat !== you,
          ) && definition(m, event.def).kind === selector.noun,
    it: (_m, { seat }) => ({ player: seat }),
  },
);

export const gardenCalendar = calendar<Garden, GardenWords, Waits>()({ dawn, falls });
export type Trigger = TriggerIn<{ dawn: typeof dawn; falls: typeof falls }>;

// ── rules ────────────────────────────────────────────────────────────────────────────────────────────────────────

const rule = stepCaller<Garden>();

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
  m.next(frame, rule('settle'), rule('turn'));
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

const targetsOf = (effects: readonly Effect[]): What[] =>
  effects.flatMap((effect) => ('what' in effect && effect.what.pick === 'target' ? [effect.what] : []));

const abilityOf = (m: GardenMachine, { def: name }: Waiting) => definition(m, name).when;

/** What has triggered happens when all of it has been aimed, the last first. */
const gathering = triggerSteps<Garden>({
  leader: (m) => m.state.g.active,
  isOrderIdle: (m, queue) => queue.every((one) => abilityOf(m, one)?.do.every(({ verb }) => verb === 'draw')),
  needs(m, waiting) {
    const from = { you: waiting.you, src: alive(m.state, waiting.by) };
    const needs = targetsOf(abilityOf(m, waiting)?.do ?? []).map((phrase): Need => {
      const options = inGarden(m, phrase, from).map((id) => ({ id }));
      return {
        name: words.key(phrase),
        prompt: { key: 'target' },
        choice: { kind: 'choose', options, min: 1, max: 1 },
      };
    });
    return needs.some(({ choice }) => choice.kind === 'choose' && choice.options.length === 0) ? undefined : needs;
  },
  also: (m, waiting) => (abilityOf(m, waiting)?.mayRest ? [{ id: 'rest', verb: 'aimAndRest' }] : []),
  place(m, waiting, replies, way) {
    const source = alive(m.state, waiting.by);
    if (way === 'rest' && source !== undefined) card(m.state, source).asleep = true;
    const aims = Object.entries(replies).map(([name, reply]) => [name, picked(reply)[0]]);
    const env: Env = { ...waiting.env, ...Object.fromEntries(aims) };
    const ops = gardenVocabulary.opsOf(abilityOf(m, waiting)?.do ?? []);
    push(m, { kind: 'pending', seat: waiting.you, card: waiting.by, ops, env });
  },
});

const settle: OpHandler<Garden, object> = (m, frame) => {
  if (m.state.waiting.length > 0) {
    m.next(frame, rule('pile.gather'), rule('settle'));
    return;
  }
  const top = m.state.pile.at(-1);
  const item = top === undefined ? undefined : takeOff(m, top.id);
  if (item === undefined) return;
  m.next(frame, rule('settle'));
  m.open(
    item.ops.map((op) => restored<Garden>(op)),
    item.seat,
    item.env,
    item.card,
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
    steps: { ...gathering, turn, played, settle },
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
    lostFields: ['harm', 'asleep'],
    opCap: 1000,
  };
}
