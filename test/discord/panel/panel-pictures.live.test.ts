// The pictures in a panel: those of the moment, each by itself, and none uploaded twice.
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { SceneRenderer } from '#discord/core/images';
import type { Game } from '#face/game';
import type { HandScene, Scene } from '#face/scene';
import type { View } from '#face/view';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, textOfMessage } from '#test/driver';
import { tinyGame } from '#test/tiny-game';
import { openStage, quickPictures, type Stage } from '../stage.ts';
import { expectClean, liveNow, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

const named = (title: string): Scene =>
  ({
    kind: 'hand',
    title,
    seat: 0,
    figures: [],
    cards: [],
    empty: 'nothing',
  }) satisfies HandScene;

/** The table's picture stays the same; the hand's changes with whether one is asked. */
const moment = (view: View): readonly Scene[] => [named('table'), named(view.owing.includes(0) ? 'asked' : 'waits')];

const gameWith = (more: Partial<Game['scenes']>): Game => {
  const game = tinyGame();
  return { ...game, scenes: { ...game.scenes, ...more } };
};

const galleries = (message: PageMessage) => componentsOf(message).filter(({ type }) => type === 12);
const attached = (message: PageMessage) => message.attachments.map(({ id }) => id);

test('a panel shows the pictures of the moment one below the other', async () => {
  stage = await openStage({ game: gameWith({ moment }) });
  const { host, live } = await startTable(stage);
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  expect(galleries(panel)).toHaveLength(2);
  expect(attached(panel)).toHaveLength(2);
  await expectClean(stage);
});

test('what was attacked since one was here is drawn above the rest', async () => {
  const party = (seat: number) => ({ seat, name: `Scout ${seat}`, art: { kind: 'ship', seed: 'scout' } });
  const attacks: Game['scenes']['attacks'] = (events) =>
    events.length > 0 ? [{ from: party(1), to: party(0), result: 'destroyed' }] : [];
  stage = await openStage({ game: gameWith({ moment, attacks }) });
  const { host, guest, live, table } = await startTable(stage);
  const files = (message: PageMessage) => message.attachments.map(({ filename }) => filename.replace(/-.*/, ''));
  const kept = await outcome(await host.press(await outcome(await host.press(live, 'My hand & moves')), 'keep'));
  expect(files(kept)).toEqual(['hand', 'hand']);
  await outcome(await guest.press(await outcome(await guest.press(live, 'My hand & moves')), 'keep'));
  const panel = await outcome(await host.press(await liveNow(stage, host, table.id), 'My hand & moves'));
  expect(files(panel)).toEqual(['attacks', 'hand', 'hand']);
  expect(attached(await outcome(await host.press(panel, 'Refresh')))).toEqual(attached(panel));
  await expectClean(stage);
});

test('what the own move has led to is told with it, not over the next one again', async () => {
  stage = await openStage({ game: gameWith({ moment }) });
  const { host, guest, live } = await startTable(stage);
  await outcome(await guest.press(await outcome(await guest.press(live, 'My hand & moves')), 'keep'));
  const moved = await outcome(await host.press(await outcome(await host.press(live, 'My hand & moves')), 'keep'));
  expect(textOfMessage(moved)).toMatch(/What happened.*\n.*: draw/);
  const drafting = await outcome(await host.press(moved, 'bid…'));
  expect(textOfMessage(drafting)).toContain('bid');
  expect(textOfMessage(drafting)).not.toContain(': draw');
  await expectClean(stage);
});

test('a picture that the panel shows already stays, and only the other is uploaded', async () => {
  stage = await openStage({ game: gameWith({ moment }) });
  const { host, live } = await startTable(stage);
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  const [table, hand] = attached(panel);
  const after = await outcome(await host.press(panel, 'keep'));
  expect(attached(after)).toContain(table);
  expect(attached(after)).not.toContain(hand);
  expect(attached(after)).toHaveLength(2);
  const again = await outcome(await host.press(after, 'Refresh'));
  expect(attached(again)).toEqual(attached(after));
  await expectClean(stage);
});

test('a picture that the panel shows already is not drawn again', async () => {
  const drawn: string[] = [];
  const draws: SceneRenderer = {
    png: (scene, priority) => {
      if (priority === 'now' && scene.kind === 'hand') drawn.push(scene.title);
      return quickPictures().png(scene, priority);
    },
  };
  stage = await openStage({ game: gameWith({ moment }), draws });
  const { host, live } = await startTable(stage);
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  const after = await outcome(await host.press(panel, 'keep'));
  expect(drawn).toEqual(['table', 'asked', 'waits']);
  const again = await outcome(await host.press(after, 'Refresh'));
  expect(drawn).toEqual(['table', 'asked', 'waits']);
  expect(JSON.stringify(galleries(again))).toContain('"description":"A hand"');
  await expectClean(stage);
});

test('a picture that is not ready when its screen is replaced is not drawn any more', async () => {
  const [begun, dropped]: [string[], string[]] = [[], []];
  let draw = () => {};
  const started = new Promise<void>((resolve) => {
    draw = resolve;
  });
  const draws: SceneRenderer = {
    png: (scene, priority, _shape, signal) => {
      if (priority === 'now' && scene.kind === 'hand') {
        begun.push(scene.title);
        signal?.addEventListener('abort', () => dropped.push(scene.title));
      }
      return started.then(() => quickPictures().png(scene, priority));
    },
  };
  stage = await openStage({ game: gameWith({ moment }), draws });
  const { host, live } = await startTable(stage);
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  expect(dropped).toEqual([]);
  await outcome(await host.press(panel, 'keep'));
  // The board is being drawn as well, so the second picture had not been begun.
  expect([begun, dropped]).toEqual([['table'], ['table']]);
  draw();
  await host.waitFor((m) => m.id === panel.id && galleries(m).length === 2);
  expect(begun).toEqual(['table', 'table', 'waits']);
  await expectClean(stage);
});

test('a picture that is not of the moment any more goes, and the one that stays is not uploaded', async () => {
  stage = await openStage({
    game: gameWith({ moment: (view) => moment(view).slice(0, view.owing.includes(0) ? 2 : 1) }),
  });
  const { host, live } = await startTable(stage);
  const panel = await outcome(await host.press(live, 'My hand & moves'));
  const after = await outcome(await host.press(panel, 'keep'));
  expect(attached(after)).toEqual(attached(panel).slice(0, 1));
  await expectClean(stage);
});

test('who has set so gets wide pictures, and the table keeps its own for everybody', async () => {
  const draws: SceneRenderer = {
    png: async (scene, priority, shape) => ({ ...(await quickPictures().png(scene, priority)), alt: `drawn ${shape}` }),
  };
  stage = await openStage({ draws });
  const { host, live } = await startTable(stage);
  const settings = await outcome(await host.command(live.channel_id, 'settings'));
  await outcome(await host.select(settings, 'Pictures', ['wide']));
  const shown = (message: PageMessage) => JSON.stringify(galleries(message));
  expect(shown(await outcome(await host.press(live, 'My hand & moves')))).toContain('drawn wide');
  expect(shown(await outcome(await host.press(live, 'Board')))).toContain('drawn wide');
  expect(shown(live)).toContain('drawn tall');
  await expectClean(stage);
});

test('one’s own side is one press away from the panel, where the game draws it', async () => {
  const side: Game['scenes']['seat'] = (_view, names, at) => named(`${names[at]}`);
  const draws: SceneRenderer = {
    png: async (scene) => ({ ...(await quickPictures().png(scene)), alt: scene.kind === 'hand' ? scene.title : '' }),
  };
  stage = await openStage({ game: gameWith({ seat: side }), draws });
  const { guest, live } = await startTable(stage);
  const panel = await outcome(await guest.press(live, 'My hand & moves'));
  const shown = await outcome(await guest.press(panel, 'My side'));
  expect(JSON.stringify(galleries(shown))).toContain('"description":"Tobin Vale"');
  await expectClean(stage);
});

test('an empty picture of the size of the last one keeps the room of one that is late', async () => {
  let draw = () => {};
  let drawn = Promise.resolve();
  const sized = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#203040' } })
      .png()
      .toBuffer();
  const draws: SceneRenderer = {
    png: async (scene) => {
      await drawn;
      return { data: await sized(40, 30), alt: `drawn ${scene.kind}`, width: 40, height: 30 };
    },
    blank: sized,
  };
  stage = await openStage({ game: gameWith({ moment }), draws });
  const { host, live } = await startTable(stage);
  const opened = await outcome(await host.press(live, 'My hand & moves'));
  // On a busy machine the first pictures are late themselves, with nothing yet to keep their room.
  const panel = await host.waitFor((m) => m.id === opened.id && m.attachments.length === 2);
  const sizes = (m: PageMessage) => m.attachments.map(({ width, height }) => [width, height]);
  const both = [
    [40, 30],
    [40, 30],
  ];
  expect(sizes(panel)).toEqual(both);
  drawn = new Promise((resolve) => {
    draw = resolve;
  });
  const waiting = await outcome(await host.press(panel, 'keep'));
  expect(JSON.stringify(galleries(waiting))).toContain('This picture is still being drawn.');
  expect(sizes(waiting)).toEqual(both);
  draw();
  const done = await host.waitFor((m) => m.id === panel.id && !JSON.stringify(galleries(m)).includes('still being'));
  expect(sizes(done)).toEqual(both);
  await expectClean(stage);
});
