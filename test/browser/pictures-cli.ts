/**
 * Takes the pictures of README and guides anew: `npm run docs:pictures [-- FOLDER]`. A game between computer players is laid on a
 * real table of the real program; the pictures are what its players see there, at twice the size. Set `CHROMIUM_PATH` to a browser
 * that finds a font of emoji (Debian's `chromium` with `fonts-noto-color-emoji`): the packaged one has none.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import { createGames } from '#games/index';
import type { State } from '#kernel/state';
import { createRenderer } from '#render/renderer';
import { loadSets } from '#sets/load';
import { posterOf } from '#test/whole-poster';
import { arrange, plantSeed, tellsMore } from './arrange.ts';
import { type KeptBrowser, openBrowser } from './chromium.ts';
import { startProgram } from './program.ts';
import { openPage, type Seat } from './support.ts';
import { gather, goToTable, openPanel } from './table.ts';

const folder = process.argv[2] ?? 'docs/images';
const people = ['Mira Kestrel', 'Tobin Vale', 'Oksana Reed', 'Jun Calder'];
const [mira = '', tobin = ''] = people;
const LEAGUE = 'Friday Night Fleet Battles';
/** Pixels of a picture for each of the page. */
const SCALE = 2;
/** A game that shows much: both sides hold regions and ships. */
const SEED = 'picture';
/** What is played for the panel's picture. */
const FIRST = 'Executioner';
const decks = ['empiric-core', 'liberty-core'];
/** What is shown as cards. */
const CARDS = 'Throne of Embers, Gale of Rivets';
/** What is shown as a deck. */
const DECK = 'Liberty Tower (Minmatar, Core)';

/** The moment of the game at which seat 0 may act and most lies on the board, ships undocked and a hand to choose from. */
function busiest(): State {
  const { sets } = loadSets();
  const [game] = createGames({ eve: sets.eve });
  const admiral = createOpponents().admiral?.play;
  if (game === undefined || admiral === undefined) throw new Error('no game, or nobody to play it');
  let best: { readonly score: number; readonly text: string } | undefined;
  const watch = (state: State) => {
    const [ask] = state.open?.asks ?? [];
    if (ask?.seat !== 0 || ask.role !== 'action' || ask.choice.kind !== 'choose') return;
    const verbs = new Set(ask.choice.options.map((option) => option.verb)).size;
    const hand = Math.min(6, state.zones['hand:0']?.length ?? 0);
    const score = (state.zones.play?.length ?? 0) + 2 * verbs + 2 * hand;
    if (best === undefined || score > best.score) best = { score, text: JSON.stringify(state) };
  };
  playMatch({
    game,
    edition: 'core',
    seed: SEED,
    decks: decks.flatMap((id) => game.decks.find((deck) => deck.id === id) ?? []),
    players: [admiral, admiral],
    watch,
  });
  if (best === undefined) throw new Error('nothing to show');
  return JSON.parse(best.text) as State;
}

/** The end of a game between the Captain and the Cadet. */
async function poster(): Promise<Buffer> {
  const { sets } = loadSets();
  const [game] = createGames({ eve: sets.eve });
  if (game === undefined) throw new Error('no game');
  const renderer = createRenderer({ cacheBytes: 0 });
  const { data } = await renderer.png(posterOf(game, 2, SEED).scene);
  renderer.close();
  return data;
}

async function main(): Promise<void> {
  await save('poster.png', await poster());
  const [program, browser] = await Promise.all([startProgram(), openBrowser()]);
  try {
    const { page, sideBySide } = await openPage(browser, program.url, { width: 1560, height: 2000 }, SCALE);
    const [one, two] = await sideBySide([mira, tobin]);
    if (one === undefined || two === undefined) throw new Error('nobody sits down');
    await one.openChannel('game-tables');
    await two.openChannel('game-tables');
    await gather(one, [two], { seats: 2 });
    await one.choose('Choose your deck', 'Empiric Tower (Amarr, Core)');
    await two.choose('Choose your deck', 'Liberty Tower (Minmatar, Core)');
    plantSeed(program.database, SEED);
    await one.press('Start');
    await goToTable(one);
    const scene = busiest();
    arrange(program.database, ({ state }) => {
      for (const key of Object.keys(state)) delete (state as Record<string, unknown>)[key];
      Object.assign(state, scene);
    });
    while (tellsMore(program.database)) await page.waitForTimeout(100);

    await one.press('Board');
    await save('board.png', await pictureOf(one, program.url));
    await one.runCommand('deck show', { deck: DECK });
    await save('deck.png', await pictureOf(one, program.url));
    await one.runCommand('card', { name: CARDS });
    await save('card.png', await pictureOf(one, program.url));

    const panel = await openPanel(one);
    // One move, so that the panel has something to tell.
    await panel.act('Play', FIRST);
    await panel.message.getByText('plays').waitFor();
    await panel.message.getByRole('img').last().waitFor();
    await save('panel.png', await shot(page, panel.message));
    await league(program.url, browser);
  } finally {
    await browser.close();
    await program.discard();
  }
}

/** A league of four, from its sign-up to where it has standings to show. */
async function league(url: string, browser: KeptBrowser): Promise<void> {
  const { page, sideBySide } = await openPage(browser, url, { width: 2200, height: 2000 }, SCALE);
  const seats = await sideBySide(people);
  for (const seat of seats) await seat.openChannel('general');
  const [host] = seats;
  if (host === undefined) throw new Error('nobody sits down');
  await host.runCommand('league create', { name: LEAGUE, kind: 'Swiss', start: 'when I press Start' });
  await host.lastMessage('nobody yet').waitFor();
  for (const seat of seats) {
    await seat.lastMessage(LEAGUE).waitFor();
    await seat.press('Join');
    await seat.lastMessage('You are in').waitFor();
  }
  await host.lastMessage(`In (${seats.length})`).waitFor();
  await save('league-signup.png', await shot(page, host.lastMessage(`In (${seats.length})`)));
  await host.press('Start');
  await host.lastMessage('Under way').or(host.lastMessage('Round 1')).first().waitFor();
  await host.runCommand('league match');
  await host.lastMessage('Your matches in').waitFor();
  await save('league-match.png', await shot(page, host.lastMessage('Your matches in')));
  for (const match of [1, 2, 3]) {
    await host.runCommand('organise result', { match, first: 1, second: 0, reason: 'agreed' });
    await host.lastMessage(`Match ${match}: set this result?`).waitFor();
    await host.press('Set this result');
    await host.lastMessage(`The result of match ${match} is set`).waitFor();
  }
  const boards = host.pane.getByRole('article').filter({ hasText: 'Round 2', has: page.locator('.gallery img') });
  await boards.last().waitFor();
  await save('league-board.png', await shot(page, boards.last()));
}

/** What a message shows, as it is seen. */
async function shot(page: Page, message: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready');
  return message.locator('.components').screenshot();
}

/** The picture in somebody's newest message. */
async function pictureOf(seat: Seat, url: string): Promise<Buffer> {
  const image = seat.lastMessage().locator('.gallery img');
  await image.waitFor();
  return Buffer.from(await (await fetch(new URL((await image.getAttribute('src')) ?? '', url))).arrayBuffer());
}

/** Writes a picture in as few bytes as it needs. */
async function save(name: string, image: Buffer): Promise<void> {
  const small = await sharp(image).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  const best = small.length < image.length ? small : image;
  await writeFile(join(folder, name), best);
  process.stdout.write(`${join(folder, name)}: ${Math.round(best.length / 1024)} kB\n`);
}

await main();
