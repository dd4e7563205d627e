/** Servers, as part of the table service. */

import type { Refusal } from '#kernel/ask';
import { changeRow } from '../change/change-table.ts';
import { type Context, gameOf } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { readOptions } from '../open/options.ts';
import { infoOf } from '../open/rows.ts';
import { ofServer } from '../people/languages.ts';
import { refuse } from '../refusals.ts';
import type { AuditKind, Member, ServerService, TableInfo } from '../types.ts';
import { createArrivals } from './arrivals.ts';
import { logged, type ModAction, newAuditEntry, readAct, withAudit } from './mod-actions.ts';
import { moveTo } from './move.ts';
import { mayMakeLeagues, mayModerate, readServer, serverText } from './settings.ts';
import { end, standIn } from './stuck.ts';

/** How long a reason is, in characters. */
const REASON = { least: 3, most: 200 } as const;
export function createServers(context: Context, { admit, trackWork }: Entrance): ServerService {
  const { servers, tables } = context.store;
  const settingsOf = async (guild: string) => readServer(await servers.settings(guild));

  /** Why somebody may not do it; undefined if they may. */
  async function refuses(by: Member, reason?: string): Promise<Refusal | undefined> {
    if (!mayModerate(await settingsOf(by.guild), by)) return refuse('server.not-moderator');
    const length = reason?.trim().length ?? REASON.least;
    return length < REASON.least || length > REASON.most ? refuse('server.reason', REASON) : undefined;
  }

  /** Does something at a table of the server. */
  async function atTable(
    by: Member,
    id: string,
    what: AuditKind,
    reason: string | undefined,
    act: (action: ModAction) => Promise<TableInfo | Refusal>,
  ): Promise<TableInfo | Refusal> {
    const refused = await refuses(by, reason);
    if (refused !== undefined) return refused;
    const row = await tables.find(id);
    // A table of another server is treated as if it did not exist.
    if (row?.place.guild !== by.guild) return refuse('table.unknown');
    return act({ what, reason: reason?.trim() ?? '' });
  }

  /** Changes the server, with the act that it is. */
  async function change(
    by: Member,
    action: ModAction,
    to: { settings?: string; ban?: boolean; letIn?: boolean },
  ): Promise<undefined> {
    const { about = '', until } = action;
    await servers.change({
      guild: by.guild,
      ...(to.settings !== undefined && { settings: to.settings }),
      ...(to.ban === true && { ban: { user: about, until } }),
      ...(to.letIn === true && { letIn: about }),
      act: newAuditEntry(context, by, action),
      outbox: await logged(context, by, action),
    });
    context.notifyOutbox();
  }

  return {
    settings: (guild) => trackWork(settingsOf(guild)),
    ...createArrivals(context, trackWork),
    mayMakeLeagues: (by) => trackWork(settingsOf(by.guild).then((settings) => mayMakeLeagues(settings, by))),
    mayModerate: (by) => trackWork(settingsOf(by.guild).then((settings) => mayModerate(settings, by))),
    set: (by, wanted) =>
      admit(async () => {
        if (!by.manages) return refuse('server.not-manager');
        const settings = { ...(await settingsOf(by.guild)), ...wanted };
        const text = serverText(settings);
        if (text === undefined) return refuse('server.setting');
        await change(by, { what: 'settings', reason: '' }, { settings: text });
        context.memory.languages.delete(ofServer(by.guild));
        return readServer(text);
      }),
    end: (by, id, reason) =>
      admit(() =>
        atTable(by, id, 'end', reason, (action) =>
          end(context, id, (made, row) => withAudit(context, made, by, action, row)),
        ),
      ),
    remove: (by, id, seat, reason) =>
      admit(() =>
        atTable(by, id, 'remove', reason, async (action) => {
          const row = await tables.find(id);
          const person = row?.seats.find((one) => one.seat === seat);
          if (row === undefined || person === undefined) return refuse('table.unknown');
          const { user, name } = person;
          if (user === undefined) return infoOf(row, await gameOf(context, row).catch(() => undefined), false);
          const about = { ...action, about: user, name };
          return standIn(context, id, seat, user, (made, at) => withAudit(context, made, by, about, at));
        }),
      ),
    move: (by, id, channel, reason) =>
      admit(() => atTable(by, id, 'move', reason, (action) => moveTo(context, id, channel, by, action))),
    quiet: (by, id, on) =>
      admit(() => atTable(by, id, on ? 'quiet' : 'loud', undefined, (action) => setQuiet(context, id, on, by, action))),
    ban: (by, user, until, reason) =>
      admit(async () => {
        const refused = await refuses(by, reason);
        if (refused !== undefined) return refused;
        return change(by, { what: 'ban', reason: reason.trim(), about: user, until }, { ban: true });
      }),
    letIn: (by, user) =>
      admit(async () => {
        const refused = await refuses(by);
        if (refused !== undefined) return refused;
        if ((await servers.ban(by.guild, user)) === undefined) return undefined;
        return change(by, { what: 'let-in', reason: '', about: user }, { letIn: true });
      }),
    acts: (by, page) =>
      admit(async () => {
        const refused = await refuses(by);
        if (refused !== undefined) return refused;
        return (await servers.acts({ guild: by.guild }, page)).flatMap((row) => readAct(row) ?? []);
      }),
  };
}

/** Sets whether a table mentions anybody. */
function setQuiet(
  context: Context,
  id: string,
  on: boolean,
  by: Member,
  action: ModAction,
): Promise<TableInfo | Refusal> {
  return changeRow(context, id, (row) => {
    const options = readOptions(row);
    if (options === undefined) return refuse('table.broken', { table: id });
    if ((options.quiet === true) === on) return undefined;
    const { quiet: _, ...others } = options;
    const text = JSON.stringify({ ...others, ...(on && { quiet: true }) });
    return withAudit(context, { table: id, expect: row.rev, row: { options: text } }, by, action, row);
  });
}
