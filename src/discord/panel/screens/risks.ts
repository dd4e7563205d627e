/** What is confirmed before an answer is given: what the rules want confirmed, and what speaks against it. */
import type { Ask, Answer as KernelAnswer } from '#kernel/ask';
import type { TableView } from '#table/types';
import { markdownNames } from '../../core/people.ts';
import type { Translate } from '../../words.ts';
import type { Draft } from '../ids.ts';
import { type Walk, walk } from './draft.ts';

/** The answer that a draft submits; undefined while it is incomplete, or needs confirmation by the rules. */
export function submits(ask: Ask, draft: Draft, confirm: boolean): KernelAnswer | undefined {
  const at = walk(ask, draft);
  return at.kind === 'complete' && !(confirm && at.confirm !== undefined) ? at.answer : undefined;
}

/** The same for somebody who wants to confirm what speaks against an answer as well. */
export function submitsUnrisked(tableView: TableView, ask: Ask, draft: Draft, t: Translate): KernelAnswer | undefined {
  const at = walk(ask, draft);
  return at.kind === 'complete' && risksOf(tableView, ask, at, t).length === 0 ? at.answer : undefined;
}

/** What a complete answer risks, a line each; empty: it needs no confirmation. */
export function risksOf(
  { game, view, names }: TableView,
  ask: Ask,
  at: Extract<Walk, { kind: 'complete' }>,
  t: Translate,
): readonly string[] {
  const people = markdownNames(names);
  const asked = at.confirm === undefined ? [] : [game.words.message(view, at.confirm, people)];
  const drawback = game.words.drawback?.(view, ask, at.answer, people);
  switch (drawback?.kind) {
    case 'danger':
      return [drawback.text, ...asked];
    case 'harmsOwn':
      return [t('risk.harmsOwn', { card: drawback.card }), ...asked];
    case 'helpsOther':
      return [t('risk.helpsOther', { card: drawback.card, name: drawback.name }), ...asked];
    default:
      return asked;
  }
}
