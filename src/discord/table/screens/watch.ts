/** Watching a game as a spectator: what one is told, and the direct messages that tell it. */
import type { TableInfo, TableView, Watching } from '#table/types';
import { box, button, COLORS, link, type Payload, payload, row, text } from '../../core/components.ts';
import { clip } from '../../core/limits.ts';
import { gameTitle, markdownNames, outcome } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { addressOf } from './message.ts';

/** What somebody is told now, and what they can choose. */
export function watchMessage(table: TableInfo, told: Watching | 'off', t: Translate): Payload {
  const choice = (to: Watching | 'off') =>
    button(pressId('watch.set', { table: table.id, told: to }), t(`watch.choose.${to}`), {
      style: told === to ? 'primary' : 'secondary',
      disabled: told === to,
    });
  return payload([
    box([text([t('table.title', { game: clip(gameTitle(table), 150) }), t(`watch.${told}`)].join('\n'))], COLORS.calm),
    row(choice('turns'), choice('end'), choice('off')),
  ]);
}

/** Tells a spectator directly how a game stands, or how it has ended. `tableView`: a spectator's. */
export function watchedMessage({ table, game, view, names }: TableView, t: Translate): Payload {
  const over = table.status === 'finished';
  const words = over ? (outcome(table, t) ?? t('watch.over')) : game.words.status(view, markdownNames(names));
  const address = addressOf(table);
  return payload([
    box(
      [text([t('table.title', { game: clip(gameTitle(table), 150) }), clip(String(words), 500)].join('\n'))],
      COLORS.calm,
    ),
    row(
      button(pressId('board', { table: table.id }), t('table.board'), { emoji: '🗺️' }),
      ...(address === undefined ? [] : [link(address, t('table.link'))]),
      ...(over
        ? [button(pressId('replay', { table: table.id }), t('final.replay'), { emoji: '🎞️' })]
        : [button(pressId('watch.set', { table: table.id, told: 'off' }), t('watch.stop'), { emoji: '🔕' })]),
    ),
  ]);
}
