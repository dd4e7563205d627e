/** Judges a season from outside: what is stored and sent, against the clauses and arithmetic of the test's own. */
import { isDeepStrictEqual } from 'node:util';
import type { Match, Season } from '#season/types';
import { Broken } from './broken.ts';
import type { Message } from './delivery.ts';
import { bracketRules } from './rules-bracket.ts';
import { clockRules } from './rules-clock.ts';
import { givenRules } from './rules-given.ts';
import { ladderRules } from './rules-ladder.ts';
import { lossesRules } from './rules-losses.ts';
import { matchRules } from './rules-matches.ts';
import { messageRules } from './rules-messages.ts';
import { pairingRules } from './rules-pairing.ts';
import { peopleRules } from './rules-people.ts';
import { standingsRules } from './rules-standings.ts';
import type { Watcher, World } from './world.ts';

/** What is judged at a moment. */
export type Look = {
  readonly world: World;
  readonly season: Season;
  /** As it was at the look before; undefined: this is the first one. */
  readonly before: Season | undefined;
  readonly now: number;
  /** Messages since the look before. */
  readonly fresh: readonly Message[];
  readonly messages: readonly Message[];
  /** Since when something is as it is now, by a key; forgotten as soon as it is not asked for at a look. */
  readonly since: (key: string) => number;
};

/** What is wrong, in words; nothing: all is well. */
export type Rule = (tableView: Look) => readonly string[] | Promise<readonly string[]>;

const rules: Readonly<Record<string, Rule>> = {
  fault: ({ world }) => world.faults.slice(0, 1),
  ...matchRules,
  ...bracketRules,
  ...lossesRules,
  ...standingsRules,
  ...pairingRules,
  ...ladderRules,
  ...givenRules,
  ...peopleRules,
  ...messageRules,
  ...clockRules,
};

export class Judge implements Watcher {
  readonly world: World;
  /** How often each ending of a match, and status of the season, was seen. */
  readonly endings = new Map<string, number>();
  private before: Season | undefined;
  private seen = 0;
  private sinces = new Map<string, number>();
  private readonly skipped: ReadonlySet<string>;

  /** `skipped`: rules that do not count. */
  constructor(world: World, skipped: ReadonlySet<string>) {
    this.world = world;
    this.skipped = skipped;
  }

  async look(): Promise<void> {
    const { clock } = this.world;
    const { messages } = this.world.delivery;
    const { now } = clock;
    const season = await this.world.find();
    const asked = new Map<string, number>();
    const since = (key: string) => {
      const at = this.sinces.get(key) ?? now;
      asked.set(key, at);
      return at;
    };
    const fresh = messages.slice(this.seen);
    const tableView: Look = { world: this.world, season, before: this.before, now, fresh, messages, since };
    for (const [name, rule] of Object.entries(rules)) {
      if (this.skipped.has(name)) continue;
      const [wrong] = await rule(tableView);
      if (wrong !== undefined) throw new Broken(`${name}: ${wrong}`);
    }
    for (const match of newlyDone(tableView)) this.count(match.outcome?.how ?? match.status);
    if (season.status !== this.before?.status) this.count(`season ${season.status}`);
    this.before = season;
    this.seen = messages.length;
    this.sinces = asked;
  }

  private count(what: string): void {
    this.endings.set(what, (this.endings.get(what) ?? 0) + 1);
  }
}

/** Matches whose outcome is not what it was at the look before. */
export function newlyDone({ season, before }: Pick<Look, 'season' | 'before'>): readonly Match[] {
  const was = new Map(before?.matches.map((match) => [match.id, match.outcome]));
  return season.matches.filter(({ id, outcome }) => outcome !== undefined && !isDeepStrictEqual(was.get(id), outcome));
}

export const isUnderWay = ({ status }: Season): boolean => status === 'running' || status === 'cut';
export const isOver = ({ status }: Pick<Match, 'status'>): boolean => status === 'done' || status === 'void';
export const entryOf = ({ entries }: Season, n: number) => entries.find((entry) => entry.n === n);
const whose = (season: Season, { seats }: Match): string =>
  seats.map(({ entry }) => entryOf(season, entry)?.user ?? `entry ${entry}`).join(' – ');
export const called = (season: Season, match: Match): string =>
  `${match.stage} ${match.division}/${match.round}/${match.n} (${whose(season, match)}, ${match.status}${match.outcome === undefined ? '' : ` ${match.outcome.how} ${match.outcome.won.join(':')}`})`;
/** Nothing keeps the season from going on. */
export const isCalm = ({ world, season }: Look): boolean =>
  !world.isPaused() && !world.trouble.silent && season.progress.heldSince === undefined;
