/** The tables in PostgreSQL. */
import { schemaOf } from '../schema.ts';
import { postgresKit } from './kit.ts';

export const {
  tables,
  seats,
  inputs,
  facts,
  rulesets,
  outbox,
  due,
  users,
  notes,
  leases,
  pendingTexts,
  calendars,
  outages,
  decks,
} = schemaOf(postgresKit);
