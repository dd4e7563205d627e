// People build decks: by commands, forms and files; what is wrong is told with its line, and nothing typed gets lost.
import { join } from 'node:path';
import { MessageFlags } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Payload } from '#discord/core/components';
import { findPress } from '#discord/presses';
import { createGames } from '#games/index';
import type { PageMessage } from '#sandbox/page-api';
import { startSandbox } from '#sandbox/sandbox';
import { loadSets } from '#sets/load';
import { isRefusal } from '#table/types';
import { componentsOf, type DrivenPerson, type Exchange, textOfMessage } from '#test/driver';
import { newFolder } from '#test/folder';
import { expectHarmless, expectPossible } from '../checks.ts';
import { appWithoutPictures, runPress } from '../press.ts';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, isLobby, labelsOf, league, outcome } from '../stories.ts';

const [game] = createGames({ eve: loadSets().sets.eve });

let stage: Stage;
let mira: DrivenPerson;
let tobin: DrivenPerson;
let channel: string;
beforeEach(async () => {
  stage = await openStage({ game: game! });
  mira = await stage.driver.person('mira');
  tobin = await stage.driver.person('tobin');
  channel = (await mira.channel('general', league)).id;
});
afterEach(async () => {
  await stage.close();
});

const ask = async (name: string, options = {}) => outcome(await mira.command(channel, `deck ${name}`, options));
const press = async (message: PageMessage, label: string, who = mira) => outcome(await who.press(message, label));
const file = (name: string, text: string | Buffer, contentType = 'text/plain') => ({
  name,
  base64: Buffer.from(text).toString('base64'),
  contentType,
});
const own = async (who = mira) => {
  const decks = await stage.tables.decks.list(who.id);
  if (isRefusal(decks)) throw new Error(decks.refused);
  return decks;
};
const isPrivate = (m: PageMessage) => ((m.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
/** The text that a form was opened with. */
const typedIn = (exchange: Exchange): string => {
  const json = JSON.stringify(exchange.interaction.modal);
  return JSON.parse(/"value":("(?:[^"\\]|\\.)*")/.exec(json)?.[1] ?? '""') as string;
};
const fileOf = async (message: PageMessage) => {
  const url = message.attachments.find(({ filename }) => filename.endsWith('.txt'))?.url;
  return url === undefined ? undefined : (await fetch(url)).text();
};

test('a deck begins as a copy of a ready one, is shown with its picture, and has its buttons', async () => {
  const offered = await mira.autocomplete(channel, 'deck new', 'from', 'liberty', { name: 'Rust' });
  expect(offered.map(({ name }) => name)).toEqual(['Liberty Tower (Minmatar, Core) · ready']);
  const made = await ask('new', { name: 'Rust', from: offered[0]!.value });
  expect(isPrivate(made)).toBe(true);
  const text = textOfMessage(made);
  for (const part of ['Rust', 'Core Set', '52 cards', '✓ Casual', '✓ Tournament', '4 Slasher', 'Scalding Pass']) {
    expect(text).toContain(part);
  }
  expect(labelsOf(made)).toEqual(['Edit', 'Export', 'Share', 'Validate', 'Delete…', 'My decks']);
  expect(componentsOf(made).some(({ type }) => type === 12)).toBe(true);
  expect((await own()).map(({ deck }) => deck.name)).toEqual(['Rust']);
  await expectClean(stage);
});

test('an empty deck says how to go on, and its form saves what is typed', async () => {
  const made = await ask('new', { name: 'From nothing' });
  expect(textOfMessage(made)).toContain('Press **Edit**');
  const form = await mira.press(made, 'Edit');
  expect(form.interaction.modal?.title).toBe('Edit From nothing');
  const saved = await outcome(await mira.submit(form, { text: '1 Slasher' }));
  expect(textOfMessage(saved)).toContain('Saved, but unfinished');
  expect((await own())[0]?.deck.main).toEqual({ slasher: 1 });
  await expectClean(stage);
});

test('where several games have decks, a new one asks which, and says which there are', async () => {
  await stage.close();
  stage = await openStage({ games: createGames(loadSets().sets) });
  mira = await stage.driver.person('mira');
  channel = (await mira.channel('general', league)).id;
  const asked = await ask('new', { name: 'Rust: *red* `x`' });
  expect(textOfMessage(asked)).toContain('Which game is the deck for?');
  expect(labelsOf(asked)).toEqual(['EVE: The Second Genesis', 'The Space War', 'Shattered Empires']);
  const made = await press(asked, 'The Space War');
  expect(textOfMessage(made)).toContain('Press **Edit**');
  expect((await own()).map((one) => [one.game, one.deck.name])).toEqual([['tsw', 'Rust: *red* `x`']]);
  await ask('new', { name: 'By its name', game: 'shattered' });
  await ask('new', { name: 'By an edition', edition: 'The Exiled' });
  expect((await own()).map(({ game, deck }) => `${game} ${deck.name} ${deck.edition}`)).toEqual(
    expect.arrayContaining(['sem By its name v2', 'eve By an edition exiled']),
  );
  const unknown = await ask('new', { name: 'For none', game: 'Epic Space Empires' });
  expect(textOfMessage(unknown)).toMatch(/Choose one of: EVE.*, The Space War, Shattered Empires\.$/);
  await expectClean(stage);
});

test('a list with faults is kept, each fault is told with its line, and the form opens again with the same text', async () => {
  const made = await ask('new', { name: 'Rust', from: 'Liberty Tower (Minmatar, Core)' });
  const form = await mira.press(made, 'Edit');
  const list = typedIn(form);
  expect(list).toContain('4 Slasher');
  const broken = list.replace('4 Slasher', '4 Slahser').replace('4 Rustling', '5 Rustling').trimEnd();
  const wrongAt = broken.split('\n').indexOf('4 Slahser') + 1;
  const back = await outcome(await mira.submit(form, { text: broken }));
  expect(back.id).toBe(made.id);
  expect(textOfMessage(back)).toContain(`Line ${wrongAt}\\: No card is called “Slahser”. Did you mean Slasher?`);
  const again = await mira.press(back, 'Edit again');
  expect(typedIn(again)).toBe(broken);
  const mended = await outcome(await mira.submit(again, { text: list }));
  expect(textOfMessage(mended)).toContain('**Saved.**');
  expect(textOfMessage(mended)).toContain('✓ Tournament');
  await expectClean(stage);
});

test('an edit that somebody was faster than is not saved, and not lost', async () => {
  const made = await ask('new', { name: 'Rust', from: 'Liberty Tower (Minmatar, Core)' });
  const form = await mira.press(made, 'Edit');
  const list = typedIn(form);
  const other = await mira.press(made, 'Edit');
  await mira.submit(other, { text: list.replace('4 Slasher', '3 Slasher') });
  const mine = list.replace('4 Slasher', '2 Slasher').trimEnd();
  const back = await outcome(await mira.submit(form, { text: mine }));
  expect(textOfMessage(back)).toContain('Not saved');
  expect((await own())[0]?.deck.main.slasher).toBe(3);
  const again = await mira.press(back, 'Edit again');
  expect(typedIn(again)).toBe(mine);
  await mira.submit(again, { text: mine });
  expect((await own())[0]?.deck.main.slasher).toBe(2);
  await expectClean(stage);
});

test('lists are imported by a form, by its file, and by a file given with the command', async () => {
  const list =
    'Edition: Core Set\nStarbase\nMinmatar\nUpgrade\nLiberty Tower\nRegions\nHeaven\nStain\nMetropolis\nMarket\n9 Slasher';
  const form = await mira.command(channel, 'deck import', { name: 'Typed' });
  const typed = await outcome(await mira.submit(form, { text: list, name: 'Typed' }));
  expect(textOfMessage(typed)).toContain('Made.');
  expect(textOfMessage(typed)).toContain('✗ Tournament');
  const second = await mira.command(channel, 'deck import');
  const byField = await outcome(
    await mira.submit(second, [
      { customId: 'text', value: '' },
      { customId: 'name', value: 'By field' },
      { customId: 'file', files: [file('deck.txt', list)] },
    ]),
  );
  expect(textOfMessage(byField)).toContain('By field');
  const byFile = await ask('import', { file: file('deck.txt', `# By file\r\n${list}`), game: 'eve' });
  expect(textOfMessage(byFile)).toContain('By file');
  expect((await own()).map(({ deck }) => deck.name).sort()).toEqual(['By field', 'By file', 'Typed']);
  const nothing = await mira.command(channel, 'deck import');
  expect(textOfMessage(await outcome(await mira.submit(nothing, { text: '  ' })))).toContain(
    'neither a text nor a file',
  );
  await expectClean(stage);
});

test('an import for an edition that is not there is refused before its form opens, whatever was typed', async () => {
  for (const edition of ['x'.repeat(200), 'a:b/c `d`\n# [e](https://evil.example)', 'none', '@everyone']) {
    for (const options of [{ edition }, { edition, file: file('deck.txt', '4 Kestrel') }]) {
      const told = textOfMessage(await ask('import', options));
      expect(told).toContain('There is no edition');
      expect(told).toContain('Choose one of: Core');
      expectHarmless(told);
    }
  }
  expect(await own()).toEqual([]);
  await expectClean(stage);
});

test('a deck of a hostile name is shown by that name, and is nothing but a name', async () => {
  for (const name of ['none', '[My hand](https://evil.example)', '||x|| <@1> @everyone', '# big', '{a}']) {
    const shown = await ask('new', { name });
    expect(labelsOf(shown), name).toContain('Share');
    for (const message of [shown, await ask('list'), await press(shown, 'Share'), await ask('show', { deck: name })]) {
      expectHarmless(textOfMessage(message));
    }
    expect(textOfMessage(await ask('list')).replaceAll('\\', '')).toContain(name);
  }
  await expectClean(stage);
});

test('a form that could not be kept comes back with all that was typed, the name too', async () => {
  await ask('new', { name: 'Rust' });
  const form = await mira.command(channel, 'deck import');
  const back = await outcome(await mira.submit(form, { text: '1 Slasher', name: 'Rust' }));
  expect(textOfMessage(back)).toContain('Not saved');
  const again = await mira.press(back, 'Edit again');
  expect(typedIn(again)).toBe('Name: Rust\n1 Slasher');
  await mira.submit(again, { text: 'Name: Rust again\n1 Slasher' });
  expect((await own()).map(({ deck }) => deck.name)).toContain('Rust again');
  await expectClean(stage);
});

test('files that are no list are told apart: too large, a picture, bytes, another encoding, nothing in it', async () => {
  const cases: readonly (readonly [string, ReturnType<typeof file>])[] = [
    ['too large', file('a.txt', 'x'.repeat(257 * 1024))],
    ['no text', file('a.png', 'x', 'image/png')],
    ['no text', file('a.txt', Buffer.from([1, 0, 2, 0, 3]))],
    ['UTF-8', file('a.txt', Buffer.from([0x34, 0x20, 0xe9, 0xe8, 0x0a]))],
    ['nothing in that file', file('a.txt', ' \n ')],
  ];
  for (const [told, given] of cases) expect(textOfMessage(await ask('import', { file: given }))).toContain(told);
  expect(await own()).toEqual([]);
  const wide = Buffer.from('\uFEFF# Wide\n1 Slasher', 'utf16le');
  expect(textOfMessage(await ask('import', { file: file('a.txt', wide) }))).toContain('unfinished');
  expect((await own())[0]?.deck.name).toBe('Wide');
  await expectClean(stage);
});

test('what is exported is read back to the same deck, of one’s own and of ready ones', async () => {
  await ask('new', { name: 'Rust', from: 'Liberty Tower (Minmatar, Core)' });
  const mine = await ask('export', { deck: 'Rust' });
  const list = await fileOf(mine);
  expect(list).toContain('# Rust');
  expect(textOfMessage(mine)).toContain('4 Slasher');
  const ready = await ask('export', { deck: 'Empiric Tower (Amarr, Core)' });
  await ask('import', { file: file('b.txt', (await fileOf(ready))!) });
  await ask('import', { file: file('c.txt', list!.replace('# Rust', '# Rust 2')) });
  const decks = new Map((await own()).map(({ deck }) => [deck.name, deck]));
  expect(decks.get('Rust 2')?.main).toEqual(decks.get('Rust')?.main);
  expect(decks.get('Rust 2')?.extra).toEqual(decks.get('Rust')?.extra);
  const first = game!.decks.find(({ name }) => name === 'Empiric Tower (Amarr, Core)');
  expect(decks.get('Empiric Tower (Amarr, Core)')?.main).toEqual(first?.main);
  await expectClean(stage);
});

test('a list too long for a form is edited as a file', async () => {
  const notes = Array.from({ length: 250 }, (_, i) => `Some words that are no card at all, number ${i}`).join('\n');
  const kept = await ask('import', { file: file('a.txt', `# Long\n${notes}`) });
  expect(textOfMessage(kept)).toContain('unfinished');
  const told = await ask('edit', { deck: 'Long' });
  expect(textOfMessage(told)).toContain('a form holds 4,000');
  expect(await fileOf(told)).toContain('number 249');
  const mended = await ask('edit', { deck: 'Long', file: file('a.txt', '# Short\n1 Slasher') });
  expect(textOfMessage(mended)).toContain('unfinished');
  expect((await own())[0]?.deck).toMatchObject({ name: 'Short', main: { slasher: 1 } });
  const renamed = await ask('edit', { deck: 'Short', name: 'Shorter' });
  expect(textOfMessage(renamed)).toContain('Shorter');
  await expectClean(stage);
});

test('the list turns its pages, marks what is unfinished, and leads to every deck', async () => {
  expect(textOfMessage(await ask('list'))).toContain('no decks of your own yet');
  for (let i = 0; i < 18; i++) {
    const name = `Deck ${String(i).padStart(2, '0')}`;
    const made = await stage.tables.decks.create({
      key: `k${i}`,
      user: mira.id,
      name,
      from: i === 17 ? 'empty' : { ready: 'liberty-core' },
    });
    if (isRefusal(made)) throw new Error(made.refused);
  }
  const list = await ask('list');
  expect(textOfMessage(list)).toContain('(18 of 100)');
  expect(textOfMessage(list)).toMatch(/✗ \*\*Deck 17\*\*.*0 cards · Unfinished/);
  expect(textOfMessage(list)).toMatch(/✓ \*\*Deck 16\*\*.*52 cards · Legal/);
  const next = await press(list, 'Next ▶');
  expect(next.id).toBe(list.id);
  expect(textOfMessage(next)).toContain('18. ✓ **Deck 00**');
  const shown = await outcome(await mira.select(next, 'Show one of them', ['Deck 00']));
  expect(shown.id).toBe(list.id);
  expect(labelsOf(shown)).toContain('Delete…');
  const ready = await press(await press(shown, 'My decks'), 'Ready decks');
  const one = await outcome(await mira.select(ready, 'Show a ready deck', ['Empiric Tower (Amarr, Core)']));
  expect(labelsOf(one)).toEqual(['Copy to my decks', 'Export', 'Share', 'Validate', 'My decks']);
  await press(one, 'Copy to my decks');
  expect(await own()).toHaveLength(19);
  await expectClean(stage);
});

test('/deck validate tells what each format finds, for another edition too', async () => {
  await ask('import', { file: file('a.txt', '# Thin\nStarbase: Minmatar\n9 Slasher\n2 Canticle') });
  const text = textOfMessage(await ask('validate', { deck: 'thin' }));
  for (const part of ['Thin', 'Core Set', '**Casual**', '**Tournament**', 'C-2.2', 'C-2.3', 'C-2.4', 'Canticle']) {
    expect(text).toContain(part);
  }
  expect(textOfMessage(await ask('validate', { deck: 'thin', edition: 'exiled' }))).toContain('The Exiled');
  expect(textOfMessage(await ask('validate', { deck: 'thin', edition: 'third' }))).toContain('no edition');
  expect(textOfMessage(await ask('validate', { deck: 'ready:eve/liberty-core' }))).toContain('✓ Legal');
  const lines = Array.from({ length: 200 }, (_, i) => `1 Nothing like it ${i}`).join('\n');
  await ask('import', { file: file('a.txt', `# Much\n${lines}`) });
  const much = await ask('validate', { deck: 'Much' });
  expect(textOfMessage(much)).toContain('attached file');
  expect(await fileOf(much)).toContain('Nothing like it 199');
  await expectClean(stage);
});

test('a shared deck is seen by all and copied by others, who cannot change the first one', async () => {
  const made = await ask('new', { name: 'Rust', from: 'Liberty Tower (Minmatar, Core)' });
  const shared = await press(made, 'Share');
  expect(isPrivate(shared)).toBe(false);
  expect(textOfMessage(shared)).toContain(`<@${mira.id}> shares a deck: **Rust**`);
  expect(labelsOf(shared)).toEqual(['Copy to my decks', 'Export', 'Validate']);
  const copy = await press(shared, 'Copy to my decks', tobin);
  expect(isPrivate(copy)).toBe(true);
  expect(labelsOf(copy)).toContain('Delete…');
  expect((await own(tobin)).map(({ deck }) => deck.name)).toEqual(['Rust']);
  const [first] = await own();
  const tried = await outcome(await tobin.command(channel, 'deck edit', { deck: first!.id }));
  expect(textOfMessage(tried)).toContain('belongs to somebody else');
  const seen = await outcome(await tobin.command(channel, 'deck show', { deck: first!.id }));
  expect(labelsOf(seen)).not.toContain('Edit');
  expect(textOfMessage(seen)).toContain(`A deck of <@${mira.id}>`);
  await stage.tables.decks.remove(first!.id, mira.id);
  const gone = await press(shared, 'Copy to my decks', tobin);
  expect(textOfMessage(gone)).toContain('deck');
  expect(await own(tobin)).toHaveLength(1);
  await expectClean(stage);
});

test('deleting asks first, and keeps what is kept', async () => {
  await ask('new', { name: 'Rust' });
  const sure = await ask('delete', { deck: 'rust' });
  expect(textOfMessage(sure)).toContain('Delete Rust?');
  expect(labelsOf(await press(sure, 'Keep it'))).toContain('Delete…');
  await press(await ask('delete', { deck: 'Rust' }), 'Delete it');
  expect(await own()).toEqual([]);
  expect(textOfMessage(await ask('delete', { deck: 'Rust' }))).toContain('No deck by that name');
  expect(textOfMessage(await ask('delete', { deck: 'ready:eve/liberty-core' }))).toContain('stay as they are');
  await expectClean(stage);
});

test('deck names are suggested, one’s own first, and only one’s own where something is changed', async () => {
  await ask('new', { name: 'Tower of mine' });
  const all = await mira.autocomplete(channel, 'deck show', 'deck', 'tower');
  expect(all[0]?.name).toMatch(/^Tower of mine · yours · Core Set · Unfinished/);
  expect(all.length).toBeGreaterThan(3);
  const mine = await mira.autocomplete(channel, 'deck edit', 'deck', '');
  expect(mine.map(({ name }) => name.split(' · ')[0])).toEqual(['Tower of mine']);
  expect(await tobin.autocomplete(channel, 'deck delete', 'deck', 'tower')).toEqual([]);
  const games = await mira.autocomplete(channel, 'deck list', 'game', 'eve');
  expect(games).toEqual([{ name: 'EVE: The Second Genesis', value: 'eve' }]);
  const editions = await mira.autocomplete(channel, 'deck new', 'edition', 'ex', { name: 'x' });
  expect(editions).toEqual([{ name: 'The Exiled', value: 'exiled' }]);
  await expectClean(stage);
});

test('decks are built in direct messages too', async () => {
  channel = (await mira.openDm()).id;
  const made = await ask('new', { name: 'Rust', from: 'ready:eve/liberty-core' });
  expect(textOfMessage(made)).toContain('Rust');
  expect(labelsOf(await press(made, 'Share'))).toContain('Copy to my decks');
  await expectClean(stage);
});

test('a table offers one’s own legal decks, tells why others do not fit, and its host changes format and seats', async () => {
  await ask('new', { name: 'Rust', from: 'ready:eve/liberty-core' });
  await ask('import', { file: file('a.txt', '# Thin\n1 Slasher') });
  const offered = await mira.autocomplete(channel, 'play', 'deck', '');
  expect(offered.slice(0, 2).map(({ name }) => name.split(' · ')[0])).toEqual(['Thin', 'Rust']);
  const table = (await mira.channel('game-tables', league)).id;
  await mira.command(table, 'play', { deck: offered[1]!.value, format: 'tournament', computers: 1 });
  const lobby = await mira.waitFor((m) => m.channel_id === table && isLobby(m));
  expect(textOfMessage(lobby)).toContain('Decks: Tournament.');
  expect(textOfMessage(lobby)).toContain('Rust');
  const list = await press(lobby, 'Deck');
  expect(textOfMessage(list)).toMatch(/✗ \*\*Thin\*\* is not legal here: \S/);
  const menu = componentsOf(list).find((c) => c.placeholder === 'Choose your deck');
  expect(menu?.options?.[0]).toMatchObject({ label: 'Rust', default: true });
  expect(menu?.options?.some(({ label }) => label === 'Thin')).toBe(false);
  const bare = await stage.tables.decks.create({
    key: 'bare',
    user: mira.id,
    from: {
      text: '# Bare\nStarbase: Minmatar\nUpgrade: Liberty Tower\nRegions: Heaven, Stain, Metropolis\nMarket\n9 Slasher',
    },
  });
  if (isRefusal(bare)) throw new Error(bare.refused);
  const options = await press(lobby, 'Options…');
  const casual = await outcome(await mira.select(options, 'What decks are checked for', ['Casual']));
  expect(casual.id).toBe(options.id);
  const chosen = await outcome(await mira.select(await press(lobby, 'Deck'), 'Choose your deck', ['Bare']));
  expect(textOfMessage(chosen)).toContain('You play **Bare**');
  const back = await outcome(await mira.select(options, 'What decks are checked for', ['Tournament']));
  expect(textOfMessage(back)).toContain('given back: mira (Bare)'.replace('mira', mira.name));
  await mira.select(options, 'For how many, computer players included', ['2 seats']);
  await eventually(async () => {
    const now = await mira.message(table, lobby.id);
    return now !== undefined && textOfMessage(now).includes('For 2 players') ? now : undefined;
  });
  const tried = await outcome(await tobin.press(lobby, 'Options…'));
  const refused = await outcome(await tobin.select(tried, 'Reminders', ['No reminders']));
  expect(textOfMessage(refused)).toContain(`Only ${mira.name}`);
  await expectClean(stage);
});

test('buttons and given-back lists go on working after a restart', async () => {
  await stage.close();
  const sandbox = await startSandbox();
  const database = join(newFolder(), 'wardroom.sqlite');
  try {
    stage = await openStage({ game: game!, sandbox, database });
    mira = await stage.driver.person('mira');
    const made = await ask('new', { name: 'Rust', from: 'ready:eve/liberty-core' });
    const other = await ask('new', { name: 'Other' });
    const form = await mira.press(other, 'Edit');
    const typed = '# Other\n4 Slahser';
    const back = await outcome(await mira.submit(form, { text: typed }));
    await stage.close();
    stage = await openStage({ game: game!, sandbox, database });
    mira = await stage.driver.person('mira');
    expect(typedIn(await mira.press(back, 'Edit again'))).toBe(typed);
    expect(textOfMessage(await press(made, 'Validate'))).toContain('✓ Legal');
    await expectClean(stage);
  } finally {
    await stage.close();
    await sandbox.close();
    stage = await openStage({ game: game! });
  }
});

test('a name is given once, even to two commands at the same moment', async () => {
  const offered = { name: 'Rust', from: 'ready:eve/liberty-core' };
  const all = await Promise.all([ask('new', offered), ask('new', offered)]);
  // Two uses of the command are two wishes: the second one hears that the name is taken.
  expect(all.map(textOfMessage).filter((text) => text.includes('Copied.'))).toHaveLength(1);
  expect(all.map(textOfMessage).filter((text) => text.includes('already'))).toHaveLength(1);
  expect(await own()).toHaveLength(1);
  await expectClean(stage);
});

test('a press that no screen has made is answered all the same', async () => {
  const deck = await stage.tables.decks.create({ key: 'k', user: mira.id, from: { ready: 'liberty-core' } });
  if (isRefusal(deck)) throw new Error(deck.refused);
  const app = appWithoutPictures(stage.tables, [game!]);
  const said: Payload[] = [];
  const verbs = 'show pick check export share copy edit again save made import del del.yes list ready'.split(' ');
  const args = [
    '',
    `own:${deck.id}`,
    deck.id,
    `${deck.id}/zz`,
    'own:aaaaaaaa',
    'ready:eve/none',
    'ready:gone/x',
    'eve/99',
    '/',
    '../..',
    '☃',
  ];
  const found = new Set<string>();
  for (const verb of verbs) {
    for (const arg of args) {
      for (const values of [[], ['ready:eve/liberty-core'], ['\0']]) {
        // What is no press at all is for the router to answer.
        const press = findPress(`x:deck.${verb}:${arg}`);
        if (press === undefined) continue;
        found.add(press.verb);
        const shown = await runPress(app, press, tobin.id, values);
        expect(shown, `${verb} ${arg}`).not.toEqual([]);
        said.push(...shown);
      }
    }
  }
  expect([...found]).toEqual(verbs.map((verb) => `deck.${verb}`));
  for (const payload of said) expectPossible(payload);
  // Whatever was pressed, the deck of somebody else is as it was.
  expect(await stage.tables.decks.find(deck.id)).toEqual(deck);
});
