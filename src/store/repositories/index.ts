/** All repositories on a runner. */
import type { Runner } from '../steps.ts';
import type { Store } from '../types.ts';
import { calendarRepository } from './calendars.ts';
import { deckRepository } from './decks.ts';
import { dueRepository } from './due.ts';
import { factRepository } from './facts.ts';
import { figuresOf } from './figures.ts';
import { leaseRepository } from './leases.ts';
import { noteRepository } from './notes.ts';
import { outageRepository } from './outages.ts';
import { outboxRepository } from './outbox.ts';
import { pendingTextRepository } from './pending-texts.ts';
import { peopleRepository } from './people.ts';
import { rulesetRepository } from './rulesets.ts';
import { tableRepository } from './tables.ts';
import { userRepository } from './users.ts';

export type Repositories = Omit<Store, 'backup' | 'lost' | 'close'>;

export function repositories(runner: Runner, now: () => number): Repositories {
  return {
    tables: tableRepository(runner),
    people: peopleRepository(runner),
    decks: deckRepository(runner),
    facts: factRepository(runner),
    outbox: outboxRepository(runner, now),
    due: dueRepository(runner),
    users: userRepository(runner),
    calendars: calendarRepository(runner),
    outages: outageRepository(runner),
    notes: noteRepository(runner),
    leases: leaseRepository(runner, now),
    pendingTexts: pendingTextRepository(runner),
    rulesets: rulesetRepository(runner),
    figures: figuresOf(runner),
  };
}
