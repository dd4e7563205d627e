/** A database as the present program writes it: some of everything that may be unfinished when the program is updated. */
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import { usesDecks } from '#face/deck';
import type { Game } from '#face/game';
import { createGames, type GameSets, rebuildGame } from '#games/index';
import { createServices, type Services } from '#season/services';
import type { NewLeague } from '#season/types';
import { loadSets } from '#sets/load';
import type { Store } from '#store/types';
import { isRefusal, type Member, type OpenRequest } from '#table/types';
import { answerNext } from '#test/answering';
import { OWN, withOwnSets } from './own-sets.ts';

const place = { guild: 'guild', channel: 'channel' };
const member = (user: string): Member => ({
  user,
  name: user.toUpperCase(),
  guild: 'guild',
  manages: user === 'boss',
  roles: [],
});
const people = ['ann', 'bob', 'cyd', 'dee', 'eve', 'fay', 'gus', 'hal'].map(member);
const boss = member('boss');

/** How many answers people have given in the games that are recorded: one that has just begun, one that goes on. */
const answersGiven = [3, 25];
/** And in the running matches of leagues. */
const answersInMatches = 6;

/** A season of each format, and of each way of coming by decks. */
const leagues: Readonly<Record<string, Pick<NewLeague, 'kind' | 'game'> & { readonly more?: NewLeague['more'] }>> = {
  Everyone: { kind: 'everyone', game: 'tsw' },
  Swiss: { kind: 'swiss', game: 'tsw', more: { cut: 4 } },
  'Best of three': { kind: 'swiss', game: 'tsw', more: { bestOf: 3 } },
  'Tables of three': { kind: 'swiss', game: 'ese', more: { table: 3 } },
  'Knock-out': { kind: 'knockout', game: 'sem', more: { losses: 1 } },
  'Two losses': { kind: 'knockout', game: 'tsw', more: { losses: 2 } },
  Ladder: { kind: 'ladder', game: 'sem' },
  Sealed: { kind: 'swiss', game: 'eve', more: { decks: 'sealed' } },
  Draft: { kind: 'swiss', game: 'eve', more: { decks: 'draft' } },
};

/** Writes all of it through the services, as people's presses would. */
export async function record(store: Store): Promise<void> {
  await recording(store, loadSets().sets, async (services, sweep) => {
    for (const game of services.tables.games.values()) await recordTables(services, game);
    for (const name of Object.keys(leagues)) await recordSeason(services, name, sweep);
  });
}

/** Games with card sets of one's own alone: one that has just begun and one that goes on, of each game. */
export async function recordOwnSets(store: Store): Promise<void> {
  await recording(store, withOwnSets(loadSets().sets), async ({ tables }) => {
    const [ann, bob] = people as [Member, Member];
    for (const game of tables.games.values()) {
      const deck = game.decks.find(({ id }) => id === OWN);
      const edition = deck?.edition ?? game.editions[0]?.id ?? '';
      for (const answers of answersGiven) {
        const key = `${game.id} own ${answers}`;
        const { id } = must(
          await tables.open({
            key,
            host: ann,
            game: game.id,
            edition,
            place,
            ...(deck !== undefined && { deck: OWN }),
          }),
        );
        must(await tables.join(id, bob));
        if (deck !== undefined) must(await tables.chooseDeck(id, bob.user, OWN));
        await start(tables, id, ann, answers);
      }
    }
  });
}

async function recording(
  store: Store,
  sets: GameSets,
  work: (services: Services, sweep: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const sweeps: (() => Promise<void>)[] = [];
  const { admiral } = createOpponents();
  if (admiral === undefined) throw new Error('no computer player');
  const services = createServices({
    store,
    games: createGames(sets),
    rebuild: rebuildGame,
    bots: { admiral },
    limits: { tablesPerPerson: 1000, lobbiesPerPerson: 1000 },
    log: {
      debug: () => {},
      info: () => {},
      warn: (facts, text) => console.error(text, facts),
      error: (facts, text) => console.error(text, facts),
    },
    every: (work) => {
      sweeps.push(work);
      return () => {};
    },
  });
  const sweep = async () => {
    for (let again = 0; again < 5; again++) for (const work of sweeps) await work();
  };
  await work(services, sweep);
  await services.tables.close();
}

async function recordTables({ tables }: Services, game: Game): Promise<void> {
  const [ann, bob, cyd] = people as [Member, Member, Member];
  for (const { id: edition } of game.editions) {
    const open = async (what: string, more: Partial<OpenRequest> = {}) =>
      must(
        await tables.open({ key: `${game.id} ${edition} ${what}`, host: ann, game: game.id, edition, place, ...more }),
      ).id;
    for (const answers of answersGiven) {
      const against = await open(`with a person ${answers}`);
      must(await tables.join(against, bob));
      await start(tables, against, ann, answers);
      const computer = await open(`with a computer player ${answers}`, { options: { clock: undefined } });
      must(await tables.addBot(computer, ann.user, 1));
      await start(tables, computer, ann, answers);
    }
    if (game.maxSeats > 2) {
      const three = await open('with three');
      for (const one of [bob, cyd]) must(await tables.join(three, one));
      await start(tables, three, ann, 20);
    }
    const lobby = await open('lobby');
    must(await tables.join(lobby, bob));
    const ready = game.decks.find((deck) => deck.edition === edition);
    if (usesDecks(game) && ready !== undefined)
      must(
        await tables.decks.create({
          key: `${game.id} ${edition}`,
          user: ann.user,
          game: game.id,
          edition,
          from: { ready: ready.id },
        }),
      );
  }
}

async function start(tables: Services['tables'], id: string, host: Member, answers: number): Promise<void> {
  must(await tables.start(id, host.user));
  await giveAnswers(tables, id, answers);
}

async function giveAnswers(tables: Services['tables'], id: string, answers: number): Promise<void> {
  const { captain } = createOpponents();
  const random = chance(id);
  for (let n = 0; n < answers; n++) if (!(await answerNext(tables, id, captain!.play, random))) return;
}

/** A season that is running: where there are matches, one has been played to its end, and the others are played. */
async function recordSeason({ tables, seasons }: Services, name: string, sweep: () => Promise<void>): Promise<void> {
  const { id } = must(await seasons.create(boss, { key: name, name, channel: 'channel', ...leagues[name]! }));
  for (const one of people) must(await seasons.join(id, one));
  must(await seasons.start(id, boss));
  if (leagues[name]?.kind === 'ladder') for (const { user } of people.slice(0, 5)) must(await seasons.play(id, user));
  await sweep();
  must(await seasons.goAway(id, 'hal', { days: 2, in: 3 }));
  const matches = must(await seasons.find(id)).matches.flatMap(({ table }) => table ?? []);
  for (const table of matches) await giveAnswers(tables, table, answersInMatches);
  const [first] = matches;
  if (first === undefined) return;
  const { waiting } = must(await tables.info(first));
  must(await tables.concede(first, waiting[0]?.user ?? ''));
  await sweep();
}

function must<T>(value: T): Exclude<T, { readonly refused: string }> {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value as Exclude<T, { readonly refused: string }>;
}
