/** All repositories on a runner. */
import type { Runner } from '../steps.ts';
import type { Store } from '../types.ts';
import { archiveRepository } from './archives.ts';
import { calendarRepository } from './calendars.ts';
import { deckRepository } from './decks.ts';
import { dueRepository } from './due.ts';
import { factRepository } from './facts.ts';
import { figuresOf } from './figures.ts';
import { frameRepository } from './frames.ts';
import { leaseRepository } from './leases.ts';
import { noteRepository } from './notes.ts';
import { outageRepository } from './outages.ts';
import { outboxRepository } from './outbox.ts';
import { pendingTextRepository } from './pending-texts.ts';
import { peopleRepository } from './people.ts';
import { reportRepository } from './reports.ts';
import { requestRepository } from './requests.ts';
import { resultRepository } from './results.ts';
import { rulesetRepository } from './rulesets.ts';
import { seasonRepository } from './seasons.ts';
import { serverRepository } from './servers.ts';
import { tableRepository } from './tables.ts';
import { userRepository } from './users.ts';
import { watcherRepository } from './watchers.ts';

export type Repositories = Omit<Store, 'backup' | 'lost' | 'size' | 'close'>;

export function repositories(runner: Runner, now: () => number): Repositories {
  return {
    tables: tableRepository(runner),
    people: peopleRepository(runner),
    decks: deckRepository(runner),
    frames: frameRepository(runner),
    facts: factRepository(runner),
    archives: archiveRepository(runner),
    results: resultRepository(runner),
    outbox: outboxRepository(runner, now),
    reports: reportRepository(runner),
    requests: requestRepository(runner),
    due: dueRepository(runner),
    users: userRepository(runner),
    calendars: calendarRepository(runner),
    outages: outageRepository(runner),
    notes: noteRepository(runner),
    leases: leaseRepository(runner, now),
    pendingTexts: pendingTextRepository(runner),
    rulesets: rulesetRepository(runner),
    seasons: seasonRepository(runner),
    servers: serverRepository(runner),
    watchers: watcherRepository(runner),
    figures: figuresOf(runner, now),
  };
}
