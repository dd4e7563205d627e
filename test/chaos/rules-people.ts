/** Who gets a place (L10, L67, L68), and with which deck they play (L57, L65). */
import { isDeepStrictEqual } from 'node:util';
import type { Season } from '#season/types';
import { entryOf, type Look, type Rule } from './judge.ts';
import { tablesOf } from './rules-matches.ts';

/** How somebody is called whose data is deleted. */
const isDeleted = (user: string): boolean => user.startsWith('gone-');
const isBegun = ({ status }: Season): boolean => status === 'running' || status === 'cut';

/** Those who have got a place since the look before. */
const newcomers = ({ season, before }: Look) =>
  season.entries.filter(({ n, user, status }) => {
    const was = before === undefined ? undefined : entryOf(before, n);
    return status === 'in' && was?.user !== user;
  });

/** Nobody has a place whom organisers would have had to let in, or who lacks the role. */
const admitted: Rule = (tableView) => {
  const { season, before, world } = tableView;
  if (before === undefined) return [];
  const { approval, role, places } = season.settings;
  const fresh = newcomers(tableView);
  const organise = ['boss', ...season.organisers];
  const unasked = fresh.filter(({ user }) => approval && !world.letIn.has(user) && !organise.includes(user));
  const without = fresh.filter(
    ({ user }) => role !== undefined && !world.hasRole(user) && !world.mayLackRole.has(user),
  );
  const taken = season.entries.filter(({ status }) => status === 'in').length;
  return [
    ...unasked.map(({ user }) => `L10 ${user} has a place and was not let in`),
    ...without.map(({ user }) => `L10 ${user} has a place without the role`),
    ...(season.status === 'signup' && fresh.length > 0 && taken > places
      ? [`L10 ${taken} are in ${places} places`]
      : []),
  ];
};

/** Nobody has two places. */
const once: Rule = ({ season }) => {
  const users = [...season.entries, ...season.asked].map(({ user }) => user);
  return new Set(users).size < users.length ? ['L67 somebody is in the season twice'] : [];
};

/** L68: whoever comes late has missed the rounds before. */
const late: Rule = (tableView) => {
  const { season, before } = tableView;
  const { kind, decks } = season.settings;
  if (before === undefined || !isBegun(before)) return [];
  const fresh = newcomers(tableView).filter(({ n }) => entryOf(before, n) === undefined);
  const rounds = Math.max(0, ...before.matches.map(({ round }) => round));
  return fresh.flatMap(({ user, fromRound }) => {
    const mayCome = kind === 'ladder' || (kind === 'swiss' && decks !== 'draft' && before.status === 'running');
    if (!mayCome) return [`L68 ${user} has come late`];
    return kind === 'swiss' && fromRound <= rounds
      ? [`L68 ${user} has come after round ${rounds} and plays from ${fromRound}`]
      : [];
  });
};

/** L57: decks stay as they were at the start, unless they may be changed or are deleted. */
const locked: Rule = ({ season, before }) => {
  const { deckChanges, decks } = season.settings;
  if (before === undefined || !isBegun(before) || deckChanges || decks !== 'own') return [];
  return season.entries
    .filter(({ n, user, deck }) => {
      if (isDeleted(user)) return false;
      const was = entryOf(before, n);
      return was !== undefined && !isDeepStrictEqual(was.deck, deck);
    })
    .map(({ user }) => `L57 ${user} has another deck`);
};

type Seat = { readonly seat: number; readonly deck: string | null };

/** A match begins with the decks that its people have then, and keeps them in all of its games. */
const played: Rule = (tableView) => {
  const { season, world } = tableView;
  if (!isBegun(season)) return [];
  return season.matches
    .filter(({ status }) => status === 'open')
    .flatMap((match) => {
      const tables = tablesOf(tableView, match);
      const table = tables.at(-1);
      if (table?.status !== 'running') return [];
      const seats = world.rows<Seat>('select seat, deck from seats where table_id = ? order by seat', table.id);
      return seats.flatMap(({ seat, deck }) => {
        const entry = entryOf(season, match.seats[seat]?.entry ?? 0);
        if (entry === undefined || isDeleted(entry.user)) return [];
        const key = `${table.id} ${seat}`;
        const known = world.decks.get(key) ?? world.decks.get(`${tables[0]?.id} ${seat}`);
        const now = cardsOf(deck === null ? undefined : JSON.parse(deck));
        if (known === undefined) world.decks.set(key, now);
        const due = known ?? cardsOf(entry.deck);
        return due === now ? [] : [`L57 ${entry.user} plays with ${now} instead of ${due}`];
      });
    });
};

/** The cards of a list, whatever it is called. */
function cardsOf(deck: unknown): string {
  const { main = {} } = (deck ?? {}) as { readonly main?: Readonly<Record<string, number>> };
  return Object.entries(main)
    .filter(([, count]) => count > 0)
    .map(([card, count]) => `${count} ${card}`)
    .toSorted()
    .join();
}

export const peopleRules = { admitted, once, late, locked, played };
