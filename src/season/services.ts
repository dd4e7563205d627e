/** The table service and the season service, made together: what is due for seasons is found with what is due for tables. */
import { customAlphabet } from 'nanoid';
import type { DueRow } from '#store/types';
import { createTableService, type ServiceParts } from '#table/service';
import type { TableService } from '#table/types';
import type { PairingThread } from './lifecycle/pairing-jobs.ts';
import { createSeasons } from './service.ts';
import type { SeasonService } from './types.ts';

export type Services = { readonly tables: TableService; readonly seasons: SeasonService };

const alphabet = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz');

/** `speaks`: whether the bot may write in a channel of a server now; `pairing`: where large rounds are paired, absent: here. */
export function createServices({
  speaks,
  pairing,
  ...parts
}: ServiceParts & {
  readonly speaks?: (guild: string, channel: string) => Promise<boolean>;
  readonly pairing?: PairingThread;
}): Services {
  const { store, log, now = Date.now, newId = (length: number) => alphabet(length) } = parts;
  // A sweep never begins before this function is done.
  const fire = (due: DueRow): Promise<void> => seasons.fire(due);
  const tables = createTableService({ leaguesAtOnce: true, ...parts, dueForLeagues: fire });
  const seasons = createSeasons({
    store,
    tables,
    games: tables.games,
    now,
    newId,
    log,
    thread: pairing?.advance,
    speaks,
  });
  return { tables, seasons };
}
