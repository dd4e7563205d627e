/** Tabs of ships in assembly and of news, on and back. */
import { shapeOf } from '#cards/verb';
import { picked } from '#kernel/reply';
import type { CardId } from '#kernel/state';
import { card } from '#kernel/zones';
import { change, object } from '../cards/parts.ts';
import { shipNouns } from '../cards/phrase.ts';
import type { EveMachine } from '../kind.ts';
import { setTabs } from '../rules/change.ts';
import { askForCards } from '../rules/effects/choose.ts';
import { objectsIn } from '../rules/effects/context.ts';
import type { EveVerb } from './eve-verb.ts';

const shape = shapeOf(
  'moveTab',
  { n: change, what: object },
  'Move unfinished ships or news on (above 0) or back (below 0) by tabs.',
);

/** Moves tabs on (fewer) or back (more, at most four): of all, of the target, or of one that is chosen on resolution. */
export const moveTab: EveVerb<typeof shape, { tabMoved: { n: number } }> = {
  shape,
  works: 'once',
  picture: 'time',
  concernsOnlyItsPlayer: ({ n, what }) => n > 0 && what.pick !== 'ref' && what.is.includes('friendly'),
  reach: [...shipNouns, 'news'],
  picksOne: 'too',
  phraseFault: (_effect, { noun, is }) =>
    shipNouns.includes(noun) && !is.includes('unfinished')
      ? 'only ships in the dock have tabs; say "unfinished ship"'
      : undefined,
  text: ({ n, what }, voice) =>
    `move ${voice.one(what)} ${Math.abs(n)} ${Math.abs(n) === 1 ? 'tab' : 'tabs'} ${n < 0 ? 'back' : 'on'}`,
  run(m, frame, { n, what }) {
    const found = objectsIn(m, frame, what).filter((id) => (card(m.state, id).tabs ?? 0) > 0);
    if (found.length === 0) return;
    if (what.pick === 'each') {
      for (const id of found) moveTabs(m, id, n);
      return;
    }
    const then = { op: 'eve.tabMoved', n } as const;
    if (found.length === 1) m.goOn(frame, { pick: found }, then);
    else askForCards(m, frame, { seat: frame.you, prompt: 'ask.moveTab', ids: found, min: 1, max: 1 }, then);
  },
  continues: {
    tabMoved(m, _frame, { n }, { answer }) {
      const [id] = picked(answer);
      if (id !== undefined) moveTabs(m, id, n);
    },
  },
};

function moveTabs(m: EveMachine, id: CardId, n: number): void {
  setTabs(m, id, Math.min(4, (card(m.state, id).tabs ?? 0) - n));
}
