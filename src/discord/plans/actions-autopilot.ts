import type { PressContext } from '../core/press.ts';
import { accepted } from '../core/refuse.ts';
import { tableSettings } from './screens/autopilot.ts';

type Change =
  | { readonly mode: 'fast' | 'strict' }
  | { readonly stops: readonly string[] }
  | { readonly standing: Readonly<Record<string, string>> };

/** Changes the autopilot and shows it as it is then. */
export async function setAutopilot({ app, reply }: PressContext, table: string, change: Change): Promise<void> {
  const result = accepted(await app.tables.setAutopilot(table, reply.user, change));
  await reply.update(tableSettings(result.tableView, reply.t, true));
}
