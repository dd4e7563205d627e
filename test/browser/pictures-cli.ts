/**
 * Takes the README's pictures anew: `node --import tsx test/browser/pictures-cli.ts [folder]`. A game between computer players
 * is laid on a real table of the real program; the pictures are what its players see there.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import { createGames } from '#games/index';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';
import { arrange, plantSeed, tellsMore } from './arrange.ts';
import { openBrowser } from './chromium.ts';
import { startProgram } from './program.ts';
import { openPage, type Seat } from './support.ts';
import { gather, goToTable, openPanel } from './table.ts';

const folder = process.argv[2] ?? 'docs/images';
const [mira, tobin] = ['Mira Kestrel', 'Tobin Vale'];
/** A game that shows much: both sides hold regions and ships. */
const SEED = 'picture';
/** What is played for the panel's picture. */
const FIRST = 'Executioner';
const decks = ['empiric-core', 'liberty-core'];
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

async function main(): Promise<void> {
  const [program, browser] = await Promise.all([startProgram(), openBrowser()]);
  try {
    const { page, sideBySide } = await openPage(browser, program.url, { width: 1560, height: 2000 });
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

    const panel = await openPanel(one);
    // One move, so that the panel has something to tell.
    await panel.act('Play', FIRST);
    await panel.message.getByText('plays').waitFor();
    await panel.message.getByRole('img').last().waitFor();
    await page.mouse.move(0, 0);
    await page.evaluate('document.fonts.ready');
    await save('panel.png', await panel.message.locator('.components').screenshot());
  } finally {
    await browser.close();
    await program.discard();
  }
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
