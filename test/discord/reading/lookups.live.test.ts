// The commands that look: cards, rules, boards, logs, lists, settings, help; in servers and in direct messages.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CardInfo } from '#face/card';
import type { Game } from '#face/game';
import type { Scene } from '#face/scene';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { tinyGame } from '#test/tiny-game';
import { expectHarmless } from '../checks.ts';
import { openStage, quickPictures, type Stage } from '../stage.ts';
import { expectClean, labelsOf, league, outcome, startTable } from '../stories.ts';

const drawn: Scene[] = [];

const card: CardInfo = {
  id: 'kestrel',
  name: 'Kestrel',
  aliases: ['birdie'],
  type: 'Ship > Frigate',
  set: 'Core Set',
  edition: 'core',
  figures: [
    { label: 'price', value: '3', origin: 'printed' },
    { label: 'shield', value: '2', origin: 'house' },
  ],
  text: ['When it comes into play, draw a card.'],
  textOrigin: 'printed',
  nameOrigin: 'printed',
  keywords: [{ word: 'Ambush', meaning: 'strikes first' }],
  rulings: [{ id: 'R-7', text: 'Only once.' }],
};
const game: Game = {
  ...tinyGame(),
  cards: [
    card,
    { ...card, id: 'kestrel-ii', name: 'Kestrel Mark II', aliases: [] },
    { ...card, id: 'heron', name: 'Heron', aliases: [] },
    { ...card, id: 'heron-late', name: 'Heron', aliases: [], edition: 'late', set: 'Aviary', added: true },
  ],
  decks: [...tinyGame().decks, { id: 'bird-box', name: 'Bird Box', edition: 'late', extra: {}, main: { kestrel: 4 } }],
  rulebook: [{ id: 'battle', title: 'Battles', text: 'Ships fight in regions.' }],
  visible: () => [{ card: 'c1', def: 'kestrel', label: 'Kestrel in your hand' }],
};

let stage: Stage;
let mira: DrivenPerson;
let channel: string;
beforeEach(async () => {
  drawn.length = 0;
  const { png } = quickPictures();
  stage = await openStage({
    game,
    draws: {
      png(scene) {
        drawn.push(scene);
        return png(scene);
      },
    },
  });
  mira = await stage.driver.person('mira');
  channel = (await mira.channel('general', league)).id;
});
afterEach(async () => {
  await stage.close();
});
const ask = async (name: string, options = {}) => outcome(await mira.command(channel, name, options));

test('a table is found by its id by those who sit there and those who see its channel; to others there is none', async () => {
  const { table } = await startTable(stage);
  const [tobin, sanna] = [await stage.driver.person('tobin'), await stage.driver.person('sanna')];
  const orbit = (await tobin.channel('general', 'Quiet Orbit')).id;
  const looks = async (person: DrivenPerson, where: string) => {
    const texts = await Promise.all(
      ['board', 'log'].map(async (name) =>
        textOfMessage(await outcome(await person.command(where, name, { table: table.id }))),
      ),
    );
    return texts.map((text) => !text.includes('does not exist'));
  };
  expect(await looks(sanna, channel)).toEqual([true, true]);
  expect(await looks(tobin, orbit)).toEqual([true, true]);
  const jun = await stage.driver.person('jun');
  expect(await looks(jun, orbit)).toEqual([false, false]);
  await stage.driver.control({
    do: 'deny',
    channel: table.place.channel,
    permissions: ['ViewChannel'],
    person: sanna.id,
  });
  expect(await looks(sanna, channel)).toEqual([false, false]);
  await stage.driver.control({ do: 'deny', channel: table.place.channel, permissions: [], person: sanna.id });
  expect(await looks(sanna, channel)).toEqual([true, true]);
});

test('/card suggests while one types, and shows the card to all, or to one alone', async () => {
  const choices = await mira.autocomplete(channel, 'card', 'name', 'kest');
  expect(choices.map((choice) => choice.name)).toEqual([
    'Kestrel (Ship > Frigate)',
    'Kestrel Mark II (Ship > Frigate)',
  ]);
  const shown = await ask('card', { name: choices[0]!.value });
  const text = textOfMessage(shown);
  expect(shown.flags! & 64).toBe(0);
  for (const part of ['Kestrel', 'price **3**', 'shield **2** ◌', 'draw a card', '**Ambush**: strikes first']) {
    expect(text).toContain(part);
  }
  expect(componentsOf(shown).some((c) => c.type === 12)).toBe(true);
  const ruled = await outcome(await mira.press(shown, 'Ruling'));
  expect(ruled.flags! & 64).toBe(64);
  expect(textOfMessage(ruled)).toContain('**R-7** Only once.');
  const alone = await ask('card', { name: 'birdie', private: true });
  expect(alone.flags! & 64).toBe(64);
  expect(textOfMessage(alone)).toContain('### Kestrel\n');
  expect(textOfMessage(await ask('card', { name: 'zzzz' }))).toContain('No card by that name. Try a part of it');
  const types = await mira.autocomplete(channel, 'card', 'type', 'sh');
  expect(types.map((choice) => choice.name)).toEqual(['Ship']);
  await expectClean(stage);
});

test('/card offers what may have been meant to one alone, and posts only what is picked', async () => {
  const offered = await ask('card', { name: 'kestrle @everyone' });
  expect(offered.flags! & 64).toBe(64);
  expectHarmless(textOfMessage(offered));
  expect(textOfMessage(offered)).toContain('Did you mean …?');
  expect(labelsOf(offered)).toContain('Kestrel Mark II');
  const shown = await outcome(await mira.press(offered, 'Kestrel Mark II'));
  expect(shown.flags! & 64).toBe(0);
  expect(textOfMessage(shown)).toContain('### Kestrel Mark II\n');
  const alone = await ask('card', { name: 'kestrle @everyone', private: true });
  expect((await outcome(await mira.press(alone, 'Kestrel Mark II'))).flags! & 64).toBe(64);
  await expectClean(stage);
});

test('/card finds words of texts, and cards by race and price alone', async () => {
  const said = await ask('card', { name: 'comes into' });
  expect(said.flags! & 64).toBe(64);
  expect(textOfMessage(said)).toContain('4 cards speak of it');
  const shown = await outcome(await mira.select(said, 'Show one of them', ['Kestrel Mark II']));
  expect(textOfMessage(shown)).toContain('### Kestrel Mark II\n');
  expect((await mira.autocomplete(channel, 'card', 'name', 'draw a')).length).toBe(4);
  expect(textOfMessage(await ask('card', { price: 3 }))).toContain('4 cards match');
  expect(textOfMessage(await ask('card', { price: 4 }))).toContain('No card matches price=4');
  expect(textOfMessage(await ask('card', { name: 'Kestrel', price: 4 }))).toContain('No card matches Kestrel price=4');
  await expectClean(stage);
});

test('/card says when a card is only the nearest, in which decks it is, and that another has the same name', async () => {
  const guessed = textOfMessage(await ask('card', { name: 'kestrle*' }));
  expect(guessed).toContain('Nothing is called “kestrle\\*”; this is the nearest.');
  expect(labelsOf(await ask('card', { name: 'kestrl' }))).toContain('Kestrel Mark II');
  const exact = textOfMessage(await ask('card', { name: 'Kestrel' }));
  expect(exact).not.toContain('nearest');
  expect(exact).toContain('**In the ready deck**');
  expect(exact).toContain('not known from the published card');
  const inDeck = await outcome(await mira.press(await ask('card', { name: 'Kestrel' }), 'Bird Box'));
  expect(inDeck.flags! & 64).toBe(64);
  expect(textOfMessage(inDeck)).toContain('Bird Box');
  const lateCard = await ask('card', { name: 'tiny/heron-late' });
  const late = textOfMessage(lateCard);
  expect(textOfMessage(await outcome(await mira.press(lateCard, 'Core, Core Set')))).toContain('Core · Core Set');
  expect(late).toContain('Late · Aviary');
  expect(late).toContain('of this added set, not said to be printed');
  const choices = await mira.autocomplete(channel, 'card', 'name', 'heron');
  expect(choices.map((choice) => choice.name)).toEqual([
    'Heron (Ship > Frigate) · Core, Core Set',
    'Heron (Ship > Frigate) · Late, Aviary',
  ]);
  await expectClean(stage);
});

test('/card takes conditions in words and signs, and explains those that mean nothing', async () => {
  const found = await ask('card', { name: 't:ship price<=3 shield>1' });
  expect(found.flags! & 64).toBe(64);
  expect(textOfMessage(found)).toContain('4 cards match');
  expect(textOfMessage(await ask('card', { name: 'frigates with price 3 or more' }))).toContain('4 cards match');
  expect(textOfMessage(await ask('card', { name: 'mark t:ship' }))).toContain('### Kestrel Mark II');
  const unknown = textOfMessage(await ask('card', { name: 'wings>2' }));
  expect(unknown).toContain('“wings\\>2” means nothing here');
  expect(unknown).toContain('Figures: price, shield.');
  await expectClean(stage);
});

test('/card shows several cards at once, and says which it has not found', async () => {
  for (const name of ['kestrel, kestrel mark ii, jita', '[[kestrel]] and [[kestrel mark ii]], [[jita]]']) {
    const shown = await ask('card', { name });
    expect(shown.flags! & 64).toBe(0);
    expect(textOfMessage(shown)).toContain('### Kestrel\n');
    expect(textOfMessage(shown)).toContain('### Kestrel Mark II\n');
    expect(textOfMessage(shown)).toContain('Not found: jita');
    expect(drawn.at(-1)).toMatchObject({ kind: 'cards', cards: [{ face: { name: 'kestrel' } }, { face: {} }] });
    const whole = await outcome(await mira.press(shown, 'Kestrel Mark II'));
    expect(textOfMessage(whole)).toContain('draw a card');
  }
  expect(textOfMessage(await ask('card', { name: '[[birdie]]' }))).toContain('### Kestrel\n');
  await expectClean(stage);
});

test('/card, /rules, /help and /games work in direct messages', async () => {
  channel = (await mira.openDm()).id;
  expect(textOfMessage(await ask('card', { name: 'Kestrel' }))).toContain('Kestrel');
  expect(textOfMessage(await ask('rules', { topic: 'tiny/battle' }))).toContain('Ships fight in regions.');
  expect(textOfMessage(await ask('help'))).toContain('/play');
  expect(textOfMessage(await ask('games'))).toContain('You are at no table');
  await expectClean(stage);
});

test('/rules suggests chapters and leads from one to the next', async () => {
  const choices = await mira.autocomplete(channel, 'rules', 'topic', 'bat');
  expect(choices).toEqual([{ name: 'Battles', value: 'tiny/battle' }]);
  expect(textOfMessage(await ask('rules', { topic: 'zzzz' }))).toContain('No chapter by that name');
  const list = await ask('rules');
  const chapter = await outcome(await mira.select(list, 'Choose a chapter', ['Battles']));
  expect(textOfMessage(chapter)).toContain('Ships fight in regions.');
  await expectClean(stage);
});

test('/games, /hand, /board, /log and /help know one’s table wherever one is', async () => {
  const { live } = await startTable(stage);
  expect(textOfMessage(await ask('games'))).toContain('**Your move**');
  expect(textOfMessage(await ask('help'))).toContain('It is **your move** at one table');
  expect(labelsOf(await ask('hand'))).toContain('keep');
  expect(textOfMessage(await ask('board'))).toContain('Tiny Empires');
  expect(textOfMessage(await ask('log'))).toContain('Mira Kestrel: draw');
  const found = await mira.autocomplete(channel, 'hand', 'table', 'tob');
  expect(found.map((choice) => choice.name)).toEqual([expect.stringContaining('Tobin Vale')]);
  const named = await ask('hand', { table: found[0]!.value });
  expect(labelsOf(named)).toContain('keep');
  expect(textOfMessage(await ask('board', { table: 'nonsense' }))).toContain('does not exist');
  const opened = await outcome(await mira.select(await ask('games'), 'Open one', [String(found[0]!.value)]));
  expect(labelsOf(opened)).toContain('keep');

  const look = await outcome(await mira.press(await outcome(await mira.press(live, 'My hand & moves')), 'Cards'));
  const seen = await outcome(await mira.select(look, 'Which card?', ['Kestrel in your hand']));
  expect(textOfMessage(seen)).toContain('draw a card');
  expect(seen.flags! & 64).toBe(64);
  await expectClean(stage);
});

test('those without a table are told how to get one', async () => {
  for (const name of ['hand', 'concede']) expect(textOfMessage(await ask(name))).toContain('no running table');
  for (const name of ['board', 'log']) expect(textOfMessage(await ask(name))).toContain('no table in this channel');
  await expectClean(stage);
});

test('/settings are kept, and those of a table are set at the table', async () => {
  const first = await ask('settings');
  const saved = await outcome(await mira.select(first, 'Before what cannot be taken back', ['Do it at once']));
  expect(textOfMessage(saved)).toContain('Saved.');
  const calls = await outcome(await mira.press(saved, 'Calls'));
  await outcome(await mira.select(calls, 'When it is my move', ['Do not call me']));
  const play = await outcome(await mira.press(calls, 'Play'));
  await outcome(await mira.select(play, 'Autopilot at new tables', ['strict']));
  await outcome(await mira.select(play, 'Where the autopilot stops for you', ['end']));
  expect(await stage.tables.settings(mira.id)).toMatchObject({
    confirm: false,
    calls: { turn: 'off' },
    autopilot: { mode: 'strict' },
    stops: { tiny: ['end'] },
  });
  const { live, table } = await startTable(stage);
  expect(live.mentions.map((user) => user.id)).not.toContain(mira.id);
  channel = live.channel_id;
  const here = await outcome(await mira.press(await ask('settings'), 'Settings for this table'));
  const fast = await outcome(await mira.select(here, 'Autopilot here', ['fast']));
  await outcome(await mira.select(fast, 'Where the autopilot stops for you', ['pile', 'end']));
  const tableView = await stage.tables.view(table.id, mira.id);
  expect(tableView).toMatchObject({ autopilot: { mode: 'fast', stops: ['pile', 'end'] } });
  await expectClean(stage);
});
