/** Answers that can be given from a table's own message, without opening the panel. */

import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Option } from '#kernel/ask';
import type { TableView } from '#table/types';
import { button, type Row, row } from '../../core/components.ts';
import { LIMITS } from '../../core/limits.ts';
import { plainNames } from '../../core/people.ts';
import { verbOf, withVerb } from '../../panel/screens/options.ts';
import { offeredKey, pressId } from '../../press-id.ts';
import { OPTION } from '../ids.ts';

/** The buttons of what everybody may know to be offered, at most a row; none if there is nothing. */
export function offeredRow({ table, game, view, names }: TableView): Row[] {
  const { offered } = view;
  if (offered === undefined) return [];
  const asked = offeredKey(view, offered);
  const buttons = offered.options
    .filter(({ id }) => OPTION.test(id))
    .slice(0, LIMITS.rowButtons)
    .map((option) => {
      const emoji = option.verb === undefined ? undefined : game.words.verb(option.verb).emoji;
      const id = pressId('answer', { table: table.id, asked, option: option.id });
      return button(id, offeredOrder(game, view, option, plainNames(names)), { emoji });
    });
  return buttons.length === 0 ? [] : [row(...buttons)];
}

/** What is ordered by taking an offered option. */
export function offeredOrder(game: Game, view: View, option: Option, names: Names): string {
  const own = game.words.order?.(view, option, names, undefined);
  return own ?? withVerb(verbOf(game, option.verb, '').label, game.words.option(view, option, names).label);
}
