/** The question before a move is taken back. */
import type { TakeBack } from '#table/types';
import { markdown } from '#words/markdown';
import { box, button, COLORS, type Payload, payload, row, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { markdownNames } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import { linesOf } from '../../table/screens/log-lines.ts';
import type { Translate } from '../../words.ts';

/** Names the move, says who has to agree, and asks for confirmation. */
export function takeBackMessage(
  { table, game, names, told, chosen, move, free, seen }: TakeBack,
  t: Translate,
): Payload {
  const lines = linesOf(game, [told], markdownNames(names)).map(({ line }) => line);
  const named = lines.length === 0 ? clip(chosen, 400) : markdown(clip(lines.join(' '), 800));
  const clock = table.options.clock !== undefined;
  const at = { table: table.id, move };
  const confirm = free
    ? button(pressId('undo.take', at), t('undo.take'), { style: 'primary' })
    : button(pressId('undo.ask', at), t('ask.them'), { style: 'primary' });
  return payload([
    box([text(t('undo.sure', { move: named, free, seen, clock }))], COLORS.act),
    row(confirm, button(pressId('stuck.no', { table: table.id }), t('stuck.no'))),
  ]);
}
