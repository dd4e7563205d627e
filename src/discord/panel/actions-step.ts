/** Presses on a panel's controls: each leads to another draft, and a complete answer is submitted. */
import type { Ask, Refusal } from '#kernel/ask';
import { isRefusal, type Moved, type TableView } from '#table/types';
import type { PressContext } from '../core/press.ts';
import { explained, Refused } from '../core/refuse.ts';
import type { SeenAsk } from '../core/spec.ts';
import { askKey, askNumber } from '../press-id.ts';
import { lookAt, setBackNote } from '../table/actions-open.ts';
import { type PanelExtras, showPanel } from './actions.ts';
import type { Draft } from './ids.ts';
import type { NumberRefusal } from './screens/moves.ts';
import { openAsk } from './screens/panel.ts';
import { submits, submitsUnrisked } from './screens/risks.ts';

/** A press on a control of an ask. */
export type AskPress = { readonly table: string; readonly ask: SeenAsk };

/** A panel whose ask is still the one that was pressed. `show` puts another screen in its place. */
export type OpenPanel = {
  readonly tableView: TableView;
  readonly ask: Ask;
  show(extras: PanelExtras): Promise<void>;
};

/** Updates the pressed panel to the table's current state. */
export async function refreshPanel(ctx: PressContext, table: string, extras: PanelExtras = {}): Promise<void> {
  const tableView = await lookAt(ctx, table);
  const { app, reply, pictures } = ctx;
  if (tableView !== undefined) await showPanel(app, reply, tableView, 'update', { ...extras, pictures });
}

/** The panel that was pressed; if the table is not where it was then, shows its current state and returns undefined. */
export async function openPanelOf(ctx: PressContext, { table, ask: seen }: AskPress): Promise<OpenPanel | undefined> {
  const { app, reply, pictures } = ctx;
  const shown = { rev: seen.rev, ask: askNumber(seen.key) };
  const tableView = await lookAt(ctx, table, shown);
  // News stands above the first question, and has been read there.
  const news = seen.rev === tableView.table.rev ? { happened: [] } : {};
  const show = (extras: PanelExtras) => showPanel(app, reply, tableView, 'update', { ...news, ...extras, pictures });
  const ask = openAsk(tableView);
  const isOpen = tableView.seat !== undefined && ask !== undefined && askKey(ask) === seen.key;
  // What was chosen on a board that has not come about again may not be meant for this one.
  if (isOpen && seen.rev <= tableView.table.rev) return { tableView, ask, show };
  await show({ note: (await setBackNote(ctx, table, shown)) ?? reply.t('panel.moved') });
  return undefined;
}

/** Computes the next draft from the one in the control's id; undefined if that does not fit the ask. */
type Next = (ask: Ask, draft: Draft) => Draft | NumberRefusal | undefined;

/**
 * Continues with the next draft. `whole`: a complete answer is submitted, unless it needs confirmation; `confirmed`: even
 * then; `never`: nothing is submitted.
 */
export async function step(
  ctx: PressContext,
  press: AskPress & { readonly draft: Draft },
  submitted: 'whole' | 'confirmed' | 'never',
  next: Next = (_, draft) => draft,
): Promise<void> {
  const { app, reply } = ctx;
  const { table, draft } = press;
  const open = await openPanelOf(ctx, press);
  if (open === undefined) return;
  const { ask, tableView, show } = open;
  const to = next(ask, draft);
  if (to === undefined) return show({ draft, note: reply.t('panel.moved') });
  if (isRefusal(to)) return show({ draft, note: reply.t(to.refused, to.with) });
  const settings = await app.tables.settings(reply.user);
  const answer =
    submitted === 'never'
      ? undefined
      : settings.confirm && submitted !== 'confirmed'
        ? submitsUnrisked(tableView, ask, to, reply.t)
        : submits(ask, to, false);
  if (answer === undefined) return show({ draft: to, settings });
  const result = await app.tables.submit(table, reply.user, { ask: ask.id, answer, rev: press.ask.rev });
  await showMoved(ctx, table, result, { settings });
}

/** How the result of a move is shown: in place of the pressed panel, or as a new private one with a note. */
type MovedExtras = Pick<PanelExtras, 'settings' | 'note' | 'brief'> & { readonly how?: 'update' | 'whisper' };

/** Shows the panel with the result of the move, or with the reason why it was refused. */
export async function showMoved(
  ctx: PressContext,
  table: string,
  result: Moved | Refusal,
  { how = 'update', settings, ...extras }: MovedExtras = {},
): Promise<void> {
  const { app, reply } = ctx;
  const kept = { settings, ...(how === 'update' && { pictures: ctx.pictures }) };
  if (!isRefusal(result)) {
    await showPanel(app, reply, result.tableView, how, { ...extras, ...kept, happened: result.happened });
    return;
  }
  const tableView = await app.tables.view(table, reply.user);
  if (isRefusal(tableView)) throw new Refused(result);
  await showPanel(app, reply, tableView, how, { ...kept, note: explained(app, result, tableView.game) });
}
