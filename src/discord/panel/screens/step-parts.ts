/** What the controls of all questions share: context, paging, placeholders. */

import { ButtonStyle } from 'discord.js';
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { TableView } from '#table/types';
import { type Button, button, type Row, rows } from '../../core/components.ts';
import { askKey } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { type Draft, draftOf } from '../ids.ts';
import type { Before } from './alike.ts';

export type Step = { readonly lines: readonly string[]; readonly rows: readonly Row[] };

/** What a control does: `go` shows or submits the draft, the others read values first. */
export type StepVerb = 'go' | 'done' | 'page' | 'pick' | 'verb' | 'type' | 'yes';

export type StepContext = {
  readonly game: Game;
  readonly view: View;
  readonly ask: Ask;
  readonly draft: Draft;
  /** Names for labels (plain text). */
  readonly names: Names;
  readonly t: Translate;
  /** The answers of the draft so far. */
  readonly before: Before;
  /** What a computer player would answer to the ask, if there is a suggestion. */
  readonly suggested?: Answer | undefined;
  /** The custom id of a control that leads to a draft. */
  id(verb: StepVerb, draft: Draft): string;
};

/** The indices of all options. */
export const allOf = (options: readonly Option[]): readonly number[] => options.map((_, i) => i);

/** The indices of the options to show: all that are not covered by others. */
export const placesOf = (options: readonly Option[]): readonly number[] =>
  options.flatMap(({ covered }, i) => (covered === true ? [] : [i]));

/** At most so many buttons of a screen stand out. */
const MAX_MARKED = 2;

/** Buttons of a screen: where too many would stand out, or all of several, none does. `others`: how many stand beside them. */
export function fewMarked(buttons: readonly Button[], others = 0): readonly Button[] {
  const isMarked = ({ style }: Button) => style === ButtonStyle.Primary;
  const marked = buttons.filter(isMarked).length;
  const isAll = marked > 1 && marked === buttons.length + others;
  if (marked <= MAX_MARKED && !isAll) return buttons;
  return buttons.map((one) => (one.style === ButtonStyle.Primary ? { ...one, style: ButtonStyle.Secondary } : one));
}

/** A select's placeholder, with the page number if there are several. */
export function placeholder(ctx: StepContext, page: number, pages: number, words: string): string {
  return pages > 1 ? ctx.t.plain('panel.paged', { words, page: page + 1, pages }) : words;
}

/** Paging buttons after other buttons; no row if there are none. */
export function pager(ctx: StepContext, page: number, pages: number, others: readonly Button[] = []): Row[] {
  const { draft, t } = ctx;
  const turn = (to: number, label: string) => button(ctx.id('page', draftOf({ ...draft, page: to })), label);
  const buttons = [
    ...others,
    ...(page > 0 ? [turn(page - 1, t('panel.previous'))] : []),
    ...(page + 1 < pages ? [turn(page + 1, t('panel.next'))] : []),
  ];
  return rows(buttons);
}

/** The table and ask that a control's custom id names, with the revision that was shown. */
export function askPlaceOf({ table }: TableView, ask: Ask) {
  return { table: table.id, ask: { rev: table.rev, key: askKey(ask) } };
}
