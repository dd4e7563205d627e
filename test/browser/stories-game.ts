/** The story of a whole game against the computer player, played through the page alone. */
import { describe, expect, test } from 'vitest';
import { plantSeed } from './arrange.ts';
import { mira, type Stage, startTable } from './stage.ts';
import { openPanel, type Panel } from './table.ts';

/** Pressed as soon as offered, the first of these first. */
const readily = ['Collect', 'Everybody stays', 'Open fire', 'Fire at', 'Each the best', 'Pass', 'Yes', 'Withdraw'];
/** What a turn is used for, in this order, so many times. */
const plans = ['Play', 'Open', 'Upgrade', 'Undock'];
const PER_TURN = 4;
/** More presses than any such game has needed by far. */
const MOST = 1500;

/** Answers whatever is asked, plainly: builds a little, never attacks, and always goes on. */
async function playOn(panel: Panel, text: string, doneThisTurn: number): Promise<boolean> {
  const labels = await panel.answers();
  const ready = readily.flatMap((start) => labels.find((label) => label.startsWith(start)) ?? [])[0];
  if (ready !== undefined) {
    await panel.press(ready);
    return false;
  }
  const discards =
    /Choose (\d+) cards? to discard/.exec(text)?.[1] ?? (/Choose a card to discard/.test(text) ? '1' : undefined);
  if (discards !== undefined && Number(discards) > 1) {
    await panel.choose(...(await panel.options()).slice(0, Number(discards)));
    return false;
  }
  const plan =
    doneThisTurn < PER_TURN ? plans.find((verb) => labels.some((label) => label.startsWith(verb))) : undefined;
  if (plan !== undefined) {
    const label = labels.find((one) => one.startsWith(plan)) as string;
    await panel.press(label);
    return true;
  }
  const end = labels.find((label) => /^(End management|Done|None of these|Keep the order)/.test(label));
  if (
    end !== undefined &&
    (doneThisTurn >= PER_TURN || (await panel.menus()).length === 0 || !text.includes('Management phase'))
  ) {
    await panel.press(end);
    return false;
  }
  const [line] = (await panel.menus()).length > 0 ? await panel.options() : [];
  if (line !== undefined) await panel.choose(line);
  else await panel.press(end ?? (labels[0] as string));
  return true;
}

export function gameStories(stage: Stage): void {
  describe('a whole game', () => {
    test('is played against the computer player until somebody has won', async () => {
      const [seat] = await stage.sit([mira]);
      await seat!.runCommand('play', { game: 'EVE: The Second Genesis', seats: 2, computers: 1 });
      plantSeed(stage.program.database, 'three');
      await startTable(stage, [seat!]);
      const panel = await openPanel(seat!);
      let turn = '';
      let done = 0;
      for (let i = 0; i < MOST; i += 1) {
        const text = await panel.text();
        if (text.includes('The game is over.')) break;
        const now = /Turn \d+/.exec(text)?.[0] ?? '';
        if (now !== turn) [turn, done] = [now, 0];
        const waiting = (await panel.answers()).length === 0 && (await panel.menus()).length === 0;
        if (waiting) await panel.press('Refresh');
        else if (await playOn(panel, text, done)) done += 1;
      }
      expect(await panel.text()).toContain('The game is over.');
      expect(await panel.text()).toMatch(/Won by/);
      // The table's own message tells everybody, as the panel has told this player.
      await seat!.pane
        .getByRole('article')
        .filter({ hasText: /Won by/ })
        .nth(1)
        .waitFor();
      await seat!.openChannel('game-tables');
      await seat!.lastMessage('This game is over.').waitFor();
    });
  });
}
