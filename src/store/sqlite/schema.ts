/** The tables in SQLite. */
import { schemaOf } from '../schema.ts';
import { sqliteKit } from './kit.ts';

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
} = schemaOf(sqliteKit);
