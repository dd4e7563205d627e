/** The rules: draw a card, play one or pass; whoever has hulks worth enough at the end of a turn wins. */
import type { Need, Option } from '#kernel/ask';
import { restored, stepCaller } from '#kernel/kind';
import { endLasting } from '#kernel/lasting';
import { needsOf, picked } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { CardId, Seat } from '#kernel/state';
import { card, create, move, ref, shuffleZone, zone } from '#kernel/zones';
import { def, draw, named, worthOf } from './facts.ts';
import type { Library, Salvage, SalvageMachine, SalvageRules } from './kind.ts';
import { phrases } from './phrase.ts';
import { salvageVocabulary } from './verbs.ts';

/** So much worth wins. */
export const GOAL = 14;
const FIRST_HAND = 4;

type Step = OpHandler<Salvage, object>;
const rule = stepCaller<Salvage>();

const begin: Step = (m, frame) => {
  for (const seat of [0, 1]) {
    for (const { id, copies } of (m.rules as SalvageRules).library.cards)
      for (let i = 0; i < copies; i++) create(m, id, seat, `deck:${seat}`);
    shuffleZone(m, `deck:${seat}`);
    draw(m, seat, FIRST_HAND);
  }
  m.next(frame, rule('turn'));
};

const turn: Step = (m, frame) => {
  const { g } = m.state;
  g.turn++;
  m.emit({ e: 'turnBegan', seat: g.active });
  draw(m, g.active, 1);
  const options = zone(m.state, `hand:${g.active}`).flatMap((id) => playOption(m, g.active, id) ?? []);
  m.ask(
    frame,
    'choice',
    {
      seat: g.active,
      role: 'action',
      stop: 'turn',
      prompt: { key: 'ask.turn' },
      choice: { kind: 'choose', options: [...options, { id: 'pass', verb: 'pass' }], min: 1, max: 1 },
      fallback: { pick: ['pass'] },
    },
    rule('played'),
  );
};

/** The option to play a card; undefined if there is no target for it. */
function playOption(m: SalvageMachine, you: Seat, id: CardId): Option | undefined {
  const needs = def(m, id).do.flatMap((effect): readonly Need[] => {
    if (!('what' in effect) || effect.what.pick !== 'target') return [];
    const options = named(m, effect.what, { you, src: id }).map((one): Option => optionOf(m, one));
    const name = phrases.key(effect.what);
    return [{ name, prompt: { key: 'need.target' }, choice: { kind: 'choose', options, min: 1, max: 1 } }];
  });
  const isAimless = needs.some(({ choice }) => choice.kind === 'choose' && choice.options.length === 0);
  return isAimless ? undefined : { ...optionOf(m, id), verb: 'play', needs };
}

const optionOf = (m: SalvageMachine, id: CardId): Option => ({ id, card: id, note: { def: card(m.state, id).def } });

const played: Step = (m, frame, _op, { answer }) => {
  const { g } = m.state;
  const [id = 'pass'] = picked(answer);
  m.next(frame, rule('ended'));
  if (id === 'pass') {
    g.passes++;
    m.emit({ e: 'passed', seat: g.active });
    return;
  }
  g.passes = 0;
  const { do: effects, kind, while: continuous } = def(m, id);
  m.emit({ e: 'played', seat: g.active, def: card(m.state, id).def });
  const stays = kind === 'hulk' || continuous.length > 0;
  move(m, id, stays ? 'field' : `heap:${g.active}`, { quiet: true });
  const env = Object.fromEntries(Object.entries(needsOf(answer)).map(([name, reply]) => [name, picked(reply)[0]]));
  const ops = salvageVocabulary.opsOf(effects).map((op) => restored<Salvage>(op));
  if (ops.length > 0) m.open(ops, g.active, env, ref(m.state, id));
};

/** A turn ends, and with it the game if somebody has enough, or if nobody can or will do anything any more. */
const ended: Step = (m, frame) => {
  const { g } = m.state;
  endLasting(m, 'turn');
  const worths = [0, 1].map((seat) => worthOf(m, seat));
  const isIdle = g.passes >= 2 && [0, 1].every((seat) => zone(m.state, `deck:${seat}`).length === 0);
  const max = Math.max(...worths);
  if (max >= GOAL || isIdle) {
    m.finish(
      worths.flatMap((one, seat) => (one === max ? [seat] : [])),
      isIdle ? 'worth' : 'goal',
    );
    return;
  }
  g.active = 1 - g.active;
  m.next(frame, rule('turn'));
};

export function salvageRules(library: Library): SalvageRules {
  return {
    library,
    game: 'salvage',
    format: 1,
    migrate: {},
    ops: salvageVocabulary.ops,
    steps: { begin, turn, played, ended },
    triggers: () => [],
    instead: () => [],
    inPlay: (at) => at === 'field',
    hidden: (at) => at.startsWith('deck:') || at.startsWith('hand:'),
    lostFields: ['damage'],
    opCap: 1000,
  };
}
