// Who reads which language: people their own, tables that of their server, whatever the others at the table read.
import { afterEach, expect, test } from 'vitest';
import { componentsOf, textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { expectClean, isLive, league, outcome } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

const open = async () => {
  stage = await openStage();
  const [falk, mira] = await Promise.all([stage.driver.person('falk'), stage.driver.person('mira')]);
  const channel = await mira.channel('game-tables', league);
  return { falk, mira, channel };
};

test('somebody with a German Discord reads German, and everybody at the table what the server speaks', async () => {
  const { falk, mira, channel } = await open();
  expect(textOfMessage(await outcome(await falk.command(channel.id, 'settings')))).toContain('Deine Einstellungen');
  await falk.command(channel.id, 'play');
  const lobby = await mira.waitFor(
    (m) => m.channel_id === channel.id && JSON.stringify(m.components).includes('"Join"'),
  );
  await (await mira.press(lobby, 'Join')).settled();
  await (await falk.press(lobby, 'Start')).settled();
  const live = await mira.waitFor(isLive);
  expect(textOfMessage(live)).toContain('Waiting for');
  const own = await outcome(await falk.press(live, 'My hand & moves'));
  expect(JSON.stringify(componentsOf(own))).toContain('"Spielfeld"');
  const others = await outcome(await mira.press(live, 'My hand & moves'));
  expect(JSON.stringify(componentsOf(others))).toContain('"Board"');
  await expectClean(stage);
});

test('a person’s choice goes before their Discord’s language, at once and from then on', async () => {
  const { mira, falk, channel } = await open();
  const before = await outcome(await mira.command(channel.id, 'settings'));
  const after = await outcome(await mira.select(before, 'Language of what you alone see', ['de']));
  expect(textOfMessage(after)).toContain('Deine Einstellungen');
  expect(textOfMessage(await outcome(await mira.command(channel.id, 'settings')))).toContain('Deine Einstellungen');
  expect(textOfMessage(await outcome(await falk.command(channel.id, 'settings')))).toContain('Deine Einstellungen');
  const back = await outcome(await mira.select(after, 'Sprache dessen, was nur du siehst', ['discord']));
  expect(textOfMessage(back)).toContain('Einstellungen');
  expect(textOfMessage(await outcome(await mira.command(channel.id, 'settings')))).toContain('Your settings');
  await expectClean(stage);
});

test('a server’s language is that of the tables opened in it, also where Discord says otherwise', async () => {
  const { mira, falk, channel } = await open();
  await mira.command(channel.id, 'mod settings', { language: 'de' });
  await mira.command(channel.id, 'play');
  const lobby = await falk.waitFor(
    (m) => m.channel_id === channel.id && JSON.stringify(m.components).includes('"Mitspielen"'),
  );
  const joined = await outcome(await falk.press(lobby, 'Mitspielen'));
  expect(JSON.stringify(componentsOf(joined))).toContain('"Mitspielen"');
  await expectClean(stage);
});
