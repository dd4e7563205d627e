/** The tables in PostgreSQL. */
import { schemaOf } from '../schema.ts';
import { postgresKit } from './kit.ts';

export const {
  tables,
  seats,
  inputs,
  frames,
  facts,
  requests,
  requestAnswers,
  tenures,
  pauses,
  rulesets,
  outbox,
  due,
  users,
  notes,
  leases,
  pendingTexts,
  decks,
} = schemaOf(postgresKit);
