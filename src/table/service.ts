/** The table service: everything that people can do at tables, behind one object. */
import { customAlphabet } from 'nanoid';
import type { Computer } from '#face/computer';
import type { Game } from '#face/game';
import { inLanguage } from '#face/in-language';
import type { Judge } from '#face/judge';
import type { DueRow, Store } from '#store/types';
import type { Language } from '#words/languages';
import { createAway } from './away/away.ts';
import { createCalls } from './calls/service.ts';
import { createLocks } from './change/lock.ts';
import { createLateSeats } from './clock/late-seat.ts';
import { type Context, type Log, newMemory, type TableLimits, usualKeepReplays, usualLimits } from './context.ts';
import { createDecks } from './decks/decks.ts';
import { createCatchUp } from './due/catch-up.ts';
import { type SweepMeasures, startSweep } from './due/sweep.ts';
import { createEntrance } from './entrance.ts';
import { createRecap } from './history/recap.ts';
import { createReplay } from './history/replay.ts';
import { createLeagueTables } from './league/tables.ts';
import { createLessons } from './lessons/service.ts';
import { createLobby } from './lobby/lobby.ts';
import { createDelivery } from './messages/delivery.ts';
import { createFinding } from './open/finding.ts';
import { createLanguages } from './people/languages.ts';
import { createPeople } from './people/people.ts';
import { createProfiles } from './people/profile.ts';
import { createSettings } from './people/settings.ts';
import { createPlannedMoves } from './play/planned-moves/service.ts';
import { createPlay } from './play/play.ts';
import { createRequests } from './play/requests/service.ts';
import { createTakeBacks } from './play/take-back/service.ts';
import { explain, refusalOf } from './refusals.ts';
import { createOffers } from './seats/substitute.ts';
import { createServers } from './servers/service.ts';
import type { Millis, TableService } from './types.ts';
import { rememberingViews } from './view/remembered-views.ts';
import { createWatching } from './view/watching.ts';

export type ServiceParts = {
  readonly store: Store;
  /** The games with their present rulesets. */
  readonly games: readonly Game[];
  /** Builds a game (by id) from the data of an older ruleset; throws if it cannot. */
  readonly rebuild: (game: string, data: unknown) => Game;
  /** Computer players by id; the first is the default. */
  readonly bots: Readonly<Record<string, Computer>>;
  /** Judges games that are over; without it they are not judged. */
  readonly judge?: Judge | undefined;
  /** Default, also of each one that is left out: `usualLimits`. */
  readonly limits?: Partial<TableLimits>;
  /** How long the states that a table has had are kept after its game, ms. Default: a year. */
  readonly keepReplays?: Millis;
  /** Whether what everybody could see of a game is kept after that. Default: yes. */
  readonly keepLogs?: boolean;
  /** Does what is due for leagues; without it nothing is. */
  readonly dueForLeagues?: (due: DueRow) => Promise<void>;
  /** Whether that is done as soon as it is stored, not only with the next sweep. */
  readonly leaguesAtOnce?: boolean;
  readonly log: Log;
  /** The clock, ms since 1970. Default: the machine's. */
  readonly now?: () => number;
  /** New ids of letters and digits. Default: unguessable ones. */
  readonly newId?: (length: number) => string;
  /** Calls `work`, a sweep, again and again until the function it returned is called. Default: every 15 s, while the program runs. */
  readonly every?: (work: () => Promise<void>) => () => void;
  /** Who is told of the sweeps; nobody by default. */
  readonly sweeps?: SweepMeasures;
};

const alphabet = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz');

/** Creates the service and starts its sweep. Its cost does not depend on the number of tables. */
export function createTableService(given: ServiceParts): TableService {
  const parts: ServiceParts = {
    ...given,
    games: given.games.map(rememberingViews),
    rebuild: (game, data) => rememberingViews(given.rebuild(game, data)),
  };
  const entrance = createEntrance(parts.log);
  const { admit } = entrance;
  const listeners = new Set<() => void>();
  const context: Context = {
    store: parts.store,
    language: 'en',
    games: new Map(parts.games.map((game) => [game.id, game])),
    rebuild: parts.rebuild,
    bots: parts.bots,
    judge: parts.judge,
    now: parts.now ?? Date.now,
    newId: parts.newId ?? ((length) => alphabet(length)),
    limits: { ...usualLimits, ...parts.limits },
    keepReplays: parts.keepReplays ?? usualKeepReplays,
    keepLogs: parts.keepLogs ?? true,
    dueForLeagues: parts.dueForLeagues ?? (async () => {}),
    leaguesAtOnce: parts.leaguesAtOnce === true,
    log: parts.log,
    locks: createLocks(),
    notifyOutbox: () => {
      for (const listener of listeners) listener();
    },
    later: (work) => {
      setImmediate(() => void entrance.background(work));
    },
    memory: newMemory(),
  };
  const catchUp = createCatchUp(context, entrance);
  const stopSweep = startSweep(context, entrance, parts.every, parts.sweeps, catchUp.alive);

  const spoken = new Map<Language, TableService>();
  const speaking = (language: Language): TableService => {
    const known = spoken.get(language);
    if (known !== undefined) return known;
    const games = new Map(parts.games.map((game) => [game.id, inLanguage(game, language)]));
    const service = serviceFor({ ...context, language, games });
    spoken.set(language, service);
    return service;
  };
  const serviceFor = (context: Context): TableService => ({
    language: context.language,
    in: speaking,
    games: context.games,
    bots: Object.entries(parts.bots).map(([id, { name, level, about }]) => ({
      id,
      name,
      level,
      about: about(context.language),
    })),
    givesHints: Object.values(parts.bots).some(({ weigh }) => weigh !== undefined),
    languages: createLanguages(context),
    ...createLobby(context, admit),
    ...createPlay(context, entrance),
    ...createReplay(context, entrance),
    ...createRecap(context, entrance),
    ...createLateSeats(context, admit),
    ...createFinding(context, admit),
    ...createSettings(context, entrance),
    ...createProfiles(context, admit),
    ...createWatching(context, entrance),
    ...createDelivery(context, entrance, listeners),
    decks: createDecks(context, admit),
    people: createPeople(context, admit),
    takeBacks: createTakeBacks(context, entrance),
    requests: createRequests(context, entrance),
    offers: createOffers(context, entrance),
    calls: createCalls(context, entrance),
    servers: createServers(context, entrance),
    leagues: createLeagueTables(context, entrance),
    orders: createPlannedMoves(context, entrance),
    lessons: createLessons(context, entrance),
    away: createAway(context, admit),
    explain: (refusal, game) => explain(refusal, context.language, game),
    explainFault(error) {
      const refusal = refusalOf(error);
      return refusal === undefined ? undefined : explain(refusal, context.language);
    },
    catchUp: catchUp.begin,
    async close() {
      stopSweep();
      await entrance.close();
      await context.locks.idle();
      listeners.clear();
    },
  });
  return speaking('en');
}
