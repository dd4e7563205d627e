/** What every storage must hold, whatever it is made of: called with a way to make a new, empty place for it. */
import { describe } from 'vitest';
import { archiveContract } from './archives.ts';
import { calendarContract } from './calendars.ts';
import { callContract } from './calls.ts';
import { deckContract } from './decks.ts';
import { dueContract } from './due.ts';
import { figureContract } from './figures.ts';
import { frameContract } from './frames.ts';
import { leaseContract } from './leases.ts';
import { outboxContract } from './outbox.ts';
import { pendingTextContract } from './pending-texts.ts';
import { peopleContract } from './people.ts';
import { requestContract } from './requests.ts';
import { resultContract } from './results.ts';
import { seasonContract } from './seasons.ts';
import { shardContract } from './shards.ts';
import { type Site, storyOn } from './site.ts';
import { storageContract } from './storage.ts';
import { tableContract } from './tables.ts';
import { takeBackContract } from './take-backs.ts';
import { userContract } from './users.ts';

export type { Site } from './site.ts';

export function repositoryContract(name: string, site: () => Promise<Site>): void {
  const test = storyOn(site);
  describe(`repositories: ${name}`, () => {
    tableContract(test);
    frameContract(test);
    archiveContract(test);
    resultContract(test);
    requestContract(test);
    takeBackContract(test);
    outboxContract(test);
    shardContract(test);
    dueContract(test);
    callContract(test);
    calendarContract(test);
    deckContract(test);
    userContract(test);
    peopleContract(test);
    pendingTextContract(test);
    leaseContract(test);
    seasonContract(test);
    figureContract(test);
    storageContract(test);
  });
}
