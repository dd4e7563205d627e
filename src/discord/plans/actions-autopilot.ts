/** The autopilot of the person's seat at a table, changed from its list. */
import { isRefusal } from '#table/types';
import type { PressContext } from '../core/press.ts';
import { refuse } from '../core/refuse.ts';
import { tableSettings } from './screens/autopilot.ts';

type Change =
  | { readonly mode: 'fast' | 'strict' }
  | { readonly stops: readonly string[] }
  | { readonly standing: Readonly<Record<string, string>> };

/** Changes the autopilot and shows it as it is then. */
export async function setAutopilot({ app, reply }: PressContext, table: string, change: Change): Promise<void> {
  const result = await app.tables.setAutopilot(table, reply.user, change);
  if (isRefusal(result)) return refuse(app, reply, result);
  await reply.update(tableSettings(result.look, reply.say, true));
}
