// Where several games use decks, and nobody has said which of them a deck is for.
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import { expect, test } from 'vitest';
import { deck } from '#commands/deck';
import type { Payload } from '#discord/core/components';
import { carriedList, returnedList } from '#discord/decks/screens/forms';
import { pressId } from '#discord/press-id';
import { findPress } from '#discord/presses';
import { translatorIn } from '#discord/words';
import { bareReply } from '#test/bare-reply';
import { tinyGame } from '#test/tiny-game';
import { openRoom } from '../../table/room.ts';
import { buttonsOf, expectPossible, textOf } from '../checks.ts';
import { appWithoutPictures, runPress } from '../press.ts';

const t = translatorIn('en');
const tiny = tinyGame();
const vast = { ...tiny, id: 'vast', name: 'Vast Empires', editions: [{ id: 'first', name: 'First' }] };

async function openApp() {
  const { service } = await openRoom({ games: [tiny, vast] });
  return appWithoutPictures(service, [tiny, vast]);
}

/** Presses a button by its id. Returns the message or the form that it shows. */
async function pressed(id: string, texts: readonly string[] = []) {
  const forms: APIModalInteractionResponseCallbackData[] = [];
  const [shown] = await runPress(await openApp(), findPress(id)!, 'ann', [], { texts, forms });
  if (shown !== undefined) expectPossible(shown);
  return { shown, form: forms[0] };
}

/** Uses `/deck import` with some options. */
async function imported(options: Readonly<Record<string, string>>) {
  const forms: APIModalInteractionResponseCallbackData[] = [];
  const payloads: Payload[] = [];
  const reply = bareReply(
    { user: 'ann', name: 'Ann' },
    (payload) => payloads.push(payload),
    (form) => forms.push(form) > 0,
  );
  const ctx = {
    app: await openApp(),
    reply,
    key: 'import',
    options: {
      text: (name: string) => options[name],
      whole: () => undefined,
      flag: () => undefined,
      file: () => undefined,
      sub: 'import',
    },
  };
  await deck.run(ctx as unknown as Parameters<typeof deck.run>[0]);
  return { shown: payloads[0], form: forms[0] };
}

test('Import asks which game by buttons, each of which opens its form', async () => {
  const { shown } = await pressed(pressId('deck.import'));
  expect(buttonsOf(shown!).map(({ label }) => label)).toEqual(['Tiny Empires', 'Vast Empires']);
  const { form } = await pressed(buttonsOf(shown!)[1]!.custom_id);
  expect(form?.custom_id).toBe(pressId('deck.made', { hints: { game: 'vast', edition: undefined } }));
});

test.each([
  ['asks which game by the same buttons', {}, undefined],
  ['keeps the name that was given', { name: 'Fleet' }, 'Name: Fleet'],
])('the command without a game %s', async (_what, options, list) => {
  const { shown } = await imported(options);
  expect(buttonsOf(shown!).map(({ label }) => label)).toEqual(['Tiny Empires', 'Vast Empires']);
  expect(carriedList([textOf(shown!)])).toBe(list);
});

test('the command with a game opens its form', async () => {
  const { form } = await imported({ game: 'vast' });
  expect(form?.custom_id).toBe(pressId('deck.made', { hints: { game: 'vast', edition: undefined } }));
});

test('a list whose game was never named is kept while it is asked for', async () => {
  const list = 'Name: Fleet\n4 Strike';
  const again = { game: undefined, edition: undefined };
  const back = returnedList({ note: 'Which game?', list, again }, t);
  const { shown } = await pressed(buttonsOf(back)[0]!.custom_id, [textOf(back)]);
  expect(carriedList([textOf(shown!)])).toBe(list);
  const { form } = await pressed(buttonsOf(shown!)[0]!.custom_id, [textOf(shown!)]);
  expect(form?.custom_id).toBe(pressId('deck.made', { hints: { game: 'tiny', edition: undefined } }));
  expect(JSON.stringify(form)).toContain(JSON.stringify(list));
});

test('a game that was named is not asked for', async () => {
  const { form } = await pressed(pressId('deck.again', { edited: { game: 'vast', edition: 'first' } }));
  expect(form?.custom_id).toBe(pressId('deck.made', { hints: { game: 'vast', edition: 'first' } }));
});

test('a game that is not here is refused', async () => {
  const { shown } = await pressed(pressId('deck.again', { edited: { game: 'gone', edition: undefined } }));
  expect(textOf(shown!)).toContain(
    'No game called “gone” is played with decks of one’s own here. Choose one of: Tiny Empires',
  );
});

test.each([
  ['those of every game until one is named', undefined, '', ['Core', 'Late', 'First']],
  ['those of the game that is named', 'vast', '', ['First']],
  ['those that fit what is typed', undefined, 'la', ['Late']],
  ['none for a game that is not here', 'gone', '', []],
])('the editions suggested for a deck are %s', async (_what, game, typed, names) => {
  const found = await deck.complete?.({
    app: await openApp(),
    user: 'ann',
    guild: undefined,
    channel: 'c',
    inThread: false,
    parent: undefined,
    option: 'edition',
    typed,
    options: {
      text: (name) => (name === 'game' ? game : undefined),
      whole: () => undefined,
      flag: () => undefined,
      person: () => undefined,
      personName: () => undefined,
      role: () => undefined,
      channel: () => undefined,
      file: () => undefined,
      sub: 'new',
    },
    t,
  });
  expect(found?.map(({ name }) => name)).toEqual(names);
});
