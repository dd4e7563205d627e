// Walks through a panel by its controls, as somebody would who presses anything.
import { expect } from 'vitest';
import { modal, type Payload } from '#discord/core/components';
import { type Draft, EMPTY } from '#discord/panel/ids';
import { choose, chooseVerb, type, typing } from '#discord/panel/screens/moves';
import { panel } from '#discord/panel/screens/panel';
import { submits } from '#discord/panel/screens/risks';
import { readId } from '#discord/press-id';
import { translatorIn } from '#discord/words';
import type { Answer, Ask } from '#kernel/ask';
import { below, type Rng } from '#kernel/random';
import type { TableView } from '#table/types';
import { buttonsOf, expectPossible, expectPossibleModal, selectsOf } from './checks.ts';
import { tableView, terseGame } from './fixtures.ts';

const t = translatorIn('en');
/** The panel about an ask, as far as the answer has come. */
export const show = (asked: Ask, draft: Draft = EMPTY, game = terseGame): Payload =>
  showTo(tableView(game, [asked]), draft);
const showTo = (seen: TableView, draft: Draft): Payload => panel({ tableView: seen, t, draft, confirm: true });
/** The half-made answer that a control leads to. */
export const draftOf = (id: string): Draft => {
  const args = readId(id)?.args as { readonly draft?: Draft } | undefined;
  if (args?.draft === undefined) throw new Error(`no half-made answer: ${id}`);
  return args.draft;
};
/** What a control does. */
export const verbOf = (id: string): string => readId(id)?.verb ?? '';

/** Presses controls by chance until an answer is whole; every screen on the way must be possible. */
export function wander(asked: Ask, rng: Rng, seen: TableView = tableView(terseGame, [asked])): Answer {
  let draft: Draft = EMPTY;
  for (let presses = 0; presses < 400; presses++) {
    const shown = showTo(seen, draft);
    expectPossible(shown);
    const buttons = buttonsOf(shown).filter(
      (button) =>
        button.disabled !== true &&
        !['look', 'board', 'refresh', 'until', 'settings', 'side', 'order.ways'].includes(verbOf(button.custom_id)),
    );
    const controls = [...buttons, ...selectsOf(shown).filter((menu) => verbOf(menu.custom_id) !== 'until.pick')];
    if (controls.length === 0) throw new Error('nothing to press');
    const control = controls[below(rng, controls.length)]!;
    const verb = verbOf(control.custom_id);
    draft = draftOf(control.custom_id);
    if ('options' in control) {
      const count = (control.min_values ?? 1) + below(rng, (control.max_values ?? 1) - (control.min_values ?? 1) + 1);
      const values = control.options.slice(below(rng, control.options.length - count + 1)).slice(0, count);
      const ids = values.map((option) => option.value);
      const next = verb === 'verb' ? chooseVerb(draft, ids) : choose(asked, draft, ids);
      expect(next).toBeDefined();
      draft = next!;
    } else if (verb === 'type') {
      const wanted = typing(asked, draft)!;
      expectPossibleModal(modal('x:y:', 'title', [{ id: '0', label: 'label' }]));
      const fields =
        wanted.kind === 'number'
          ? new Map([[0, String(wanted.min + below(rng, wanted.max - wanted.min + 1))]])
          : new Map(wanted.options.map(({ index }) => [index, String(below(rng, wanted.most + 1))]));
      const next = type(asked, draft, fields);
      expect(next).toBeDefined();
      draft = next as Draft;
    } else if (verb === 'back' || verb === 'page') {
      continue;
    }
    const answer = submits(asked, draft, verb !== 'yes');
    if (answer !== undefined) return answer;
  }
  throw new Error('no answer after 400 presses');
}
