/** What sets a card apart from others of its name: what has become of it in play, or where else it lies. */
import type { GameEvent } from '#kernel/event';
import type { CardId } from '#kernel/state';
import { withApart } from '../../kit/apart.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { rows } from '../state.ts';
import type { UnitInView } from '../view.ts';
import { cardName, type Scope } from './phrasebook.ts';

/** What has become of a card in play. */
export function marksOf(scope: Scope, unit: UnitInView): readonly string[] {
  const { t, board } = scope;
  const { lasting, damage, defense, counters } = unit;
  const attached = board.play.filter(({ on }) => on === unit.id).map(({ def }) => cardName(scope, def));
  const host = unit.on === undefined ? undefined : board.play.find(({ id }) => id === unit.on);
  const uses = Object.values(lasting.uses ?? {}).reduce((sum, n) => sum + n, 0);
  return [
    ...(lasting.owner === undefined ? [] : [t('mark.owner', { name: nameOf(scope, lasting.owner) })]),
    ...(lasting.printed === undefined ? [] : [t('mark.copy', { card: cardName(scope, lasting.printed) })]),
    ...(damage === 0 || defense === undefined ? [] : [t('detail.damage', { damage, defense })]),
    ...(unit.paralyzed ? [t('scene.paralyzed')] : []),
    ...(counters === 0 ? [] : [t('scene.counters', { n: counters })]),
    ...(attached.length === 0 ? [] : [t('mark.with', { list: attached.sort().join(', ') })]),
    ...(host === undefined ? [] : [t('mark.on', { card: cardName(scope, host.def) }), ...marksOf(scope, host)]),
    ...(unit.at === unit.seat ? [] : [t('mark.away')]),
    ...(unit.isNew ? [t('mark.new')] : lasting.fresh === true ? [t('mark.fresh')] : []),
    ...(unit.moved ? [t('mark.moved')] : []),
    ...(unit.acted ? [t('mark.acted', { n: lasting.attacks ?? 0 })] : []),
    ...(lasting.isProtected === true ? [t('mark.protected')] : []),
    ...(uses === 0 ? [] : [t('mark.used', { n: uses })]),
    ...(lasting.x === undefined ? [] : [`X = ${lasting.x}`]),
    ...(lasting.kept === undefined ? [] : [t('mark.kept', { n: lasting.kept })]),
    ...(lasting.swapped === true ? [t('mark.swapped')] : []),
    ...(lasting.borrowed === true ? [t('mark.borrowed')] : []),
  ];
}

/** Events with what set their cards apart from others of their names before them, for the log. */
export function eventsApart(scope: Scope, events: readonly GameEvent[]): readonly GameEvent[] {
  const open = () => scope.board.play.map((unit) => ({ ...unit, marks: () => ({ said: marksOf(scope, unit) }) }));
  return withApart(events, open);
}

/** Where a card lies that is not in play, as far as the reader sees it; undefined for one in a deck, or on the pile. */
export function placeOf({ board, t }: Scope, id: CardId | undefined): string | undefined {
  const among = (cards: readonly { readonly id: CardId }[] = []) => cards.some((one) => one.id === id);
  if (id === undefined) return undefined;
  if (among(board.own?.hand)) return t('mark.inHand');
  for (const { heap, station } of board.seats) {
    if (among(heap)) return t('mark.inHeap');
    const row = rows.find((one) => among(station[one].flipped) || among(station[one].own));
    if (row !== undefined) {
      const name = t(`row.${row}`);
      return among(station[row].flipped) ? t('detail.flipped', { row: name }) : name;
    }
  }
  return undefined;
}

/** Whether a card of the hand has come too late to counter something that is on the pile. */
export const isLate = ({ board }: Scope, id: CardId | undefined): boolean =>
  id !== undefined && board.pile.some(({ late }) => late?.includes(id) === true);
