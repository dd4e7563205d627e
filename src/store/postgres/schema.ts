/** The tables in PostgreSQL. */
import { schemaOf } from '../schema.ts';
import { postgresKit } from './kit.ts';

export const {
  tables,
  seats,
  inputs,
  frames,
  facts,
  results,
  requests,
  requestAnswers,
  watchers,
  tenures,
  rulesets,
  outbox,
  due,
  users,
  notes,
  leases,
  pendingTexts,
  calendars,
  outages,
  forgotten,
  reports,
  guilds,
  bans,
  audit,
  decks,
} = schemaOf(postgresKit);
