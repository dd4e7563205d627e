/**
 * Forgetting a person who still plays: they leave each of their tables in a commit of its own, then all that is stored about
 * them goes in one. What was begun is due, so it is finished even if the program ends in between.
 */
import { digestOf } from '#kernel/hash';
import { personAtPlace } from '#store/person-key';
import type { DueRow, PersonTable } from '#store/types';
import { tellPerson } from '../change/commit.ts';
import type { Context } from '../context.ts';
import { wholeTable } from '../due/kinds.ts';
import { leave } from '../lobby/lobby.ts';
import { forgottenId } from '../open/rows.ts';
import { concede } from '../play/play.ts';
import { standIn } from '../servers/stuck.ts';
import { type GivenUp, isRefusal, type UserId } from '../types.ts';
import { translatorIn } from '../words/catalogue.ts';

/** Most rounds in which somebody sits down at further tables while they are being forgotten. */
const rounds = 3;

const dueKinds = { concede: 'forget-concede', computer: 'forget-computer' } as const satisfies Record<GivenUp, string>;

/** Gives up all that a person plays and deletes their data. Returns the tables that prevented it. */
export async function forget(context: Context, user: UserId, running: GivenUp): Promise<readonly PersonTable[]> {
  const begun = { kind: dueKinds[running], seat: wholeTable, at: context.now() };
  await tellPerson(context, user, { setDue: [begun] }, []);
  return finish(context, user, running);
}

/** Goes on with a deletion that was begun. It settles itself, since it deletes what is due for the person. */
export async function forgetOn(context: Context, { table: place, kind }: DueRow): Promise<void> {
  const running = kind === dueKinds.computer ? 'computer' : 'concede';
  const standing = await finish(context, personAtPlace(place) ?? '', running);
  if (standing.length > 0) throw new Error('somebody sits down faster than they can be forgotten');
}

async function finish(context: Context, user: UserId, running: GivenUp): Promise<readonly PersonTable[]> {
  const { store } = context;
  let standing: readonly PersonTable[] = [];
  for (let round = 0; round < rounds; round++) {
    const { tables } = await store.people.stored(user);
    const games = tables.filter(({ stands, status }) => stands && status !== 'lobby');
    for (const { id, status, stands } of tables) if (stands && status === 'lobby') await leave(context, id, user);
    for (const table of games) await giveUp(context, table, user, running);
    // A game that cannot be read cannot be given up either; their name goes from it all the same.
    const despite = games.map(({ id }) => id);
    standing = await erase(context, user, despite);
    if (standing.length === 0) break;
  }
  return standing;
}

async function giveUp(context: Context, { id, seat }: PersonTable, user: UserId, running: GivenUp): Promise<void> {
  if (running === 'computer' && !isRefusal(await standIn(context, id, seat, user))) return;
  await concede(context, id, user);
}

/** Deletes all that is stored about a person, unless they play at tables other than `despite`; returns those. */
export async function erase(
  context: Context,
  user: UserId,
  despite: readonly string[],
): Promise<readonly PersonTable[]> {
  const { store, newId, now } = context;
  const salt = (await store.notes.get(SALT)) ?? newId(16);
  const mark = { hash: digestOf([salt, user]), salt, at: now() };
  const banned = forgottenId(mark.hash);
  const former = { alias: forgottenId(newId(12)), banned, name: translatorIn('en')('person.forgotten'), mark, despite };
  const standing = await store.people.forget(user, former);
  if (standing.length === 0) await store.notes.set(SALT, salt);
  return standing;
}

/** The id by which a season knows somebody who may not play in it, once their data was deleted; undefined: nobody’s ever was. */
export async function bannedId({ store }: Pick<Context, 'store'>, user: UserId): Promise<UserId | undefined> {
  const salt = await store.notes.get(SALT);
  return salt === undefined ? undefined : forgottenId(digestOf([salt, user]));
}

/** The note of what is mixed into the digests of people's ids, so that nobody can guess whose they are. */
const SALT = 'forgotten:salt';

/** Forgets again all those whom a restored backup still knows. To be called before anybody can do anything. */
export async function forgetAgain(context: Context): Promise<void> {
  const { store, log } = context;
  const marks = await store.people.toForgetAgain();
  if (marks.length === 0) return;
  const everybody = await store.people.everybody();
  for (const { hash, salt } of marks) {
    const user = everybody.find((id) => digestOf([salt, id]) === hash);
    if (user !== undefined) await finish(context, user, 'computer');
    await store.people.forgottenAgain(hash);
  }
  log.info({ people: marks.length }, 'people were forgotten again whom the restored backup still knew');
}
