/** Stories of getting about: old and foreign presses, cards, help, lists of tables, settings. */
import { describe, expect, test } from 'vitest';
import { empiric, liberty, mira, oksana, type Stage, soon, takeIncome, tobin, twoAtTable } from './stage.ts';
import { pressByKey } from './support.ts';
import { goToTable, openPanel } from './table.ts';

export function helpStories(stage: Stage): void {
  describe('getting about', () => {
    test('an old panel says that the table has moved on and becomes a fresh one', async () => {
      const [one] = await twoAtTable(stage, [empiric, liberty]);
      const old = await openPanel(one);
      const shown = one.pane
        .getByRole('article')
        .filter({ has: one.pane.page().getByRole('button', { name: 'Refresh' }) });
      const at = (await shown.count()) - 1;
      await takeIncome(one);
      const stale = shown.nth(at);
      expect(await stale.innerText()).toContain('Collect 2 ISK');
      await pressByKey(stale.getByRole('button', { name: 'Collect 2 ISK' }));
      await soon(() => stale.innerText()).toContain('The table has moved on');
      expect(await stale.innerText()).toContain('Management phase');
      expect(await old.text()).toContain('2 ISK');
    });

    test('whoever presses out of turn, or without a seat, is told whom the table waits for', async () => {
      const [, two] = await twoAtTable(stage, [empiric, liberty]);
      const waiting = await openPanel(two);
      expect(await waiting.text()).toContain(`Waiting for ${mira}. You will be told when it is your move.`);
      expect(await waiting.answers()).toEqual([]);
      const [, , stranger] = await stage.desk.sideBySide([mira, tobin, oksana]);
      await stranger!.openChannel('game-tables');
      await goToTable(stranger!);
      const panel = await openPanel(stranger!);
      expect(await panel.text()).toContain('You have no seat at this table');
      expect(await panel.text()).toContain(mira);
      expect(await panel.message.getByRole('img').count()).toBe(0);
    });

    test('/card completes names and tells printed facts from our own', async () => {
      const [seat] = await stage.sit([mira]);
      const offers = await seat!.complete('card', 'name', 'execu');
      expect(offers[0]).toContain('Executioner');
      await seat!.pick(offers[0]!);
      const shown = seat!.lastMessage('Executioner');
      await shown.getByRole('img').waitFor();
      expect(await shown.innerText()).toContain('◌');
      await seat!.runCommand('card', { name: 'no such thing' });
      await seat!.lastMessage('No card by that name').waitFor();
    });

    test('/help, /games, /settings, /rules, /board and /log answer wherever one is', async () => {
      const [one] = await twoAtTable(stage, [empiric, liberty]);
      await one.runCommand('help');
      await one.lastMessage('What to do next').waitFor();
      expect(await one.lastMessage('What to do next').innerText()).toContain('It is your move');
      await one.runCommand('games');
      await one.lastMessage('Your tables').waitFor();
      await one.runCommand('settings');
      await one.press('Calls');
      await one.choose('When it is my move', 'Do not call me');
      await one.lastMessage('Saved.').waitFor();
      await one.choose('When it is my move', 'Mention me at the table');
      await one.runCommand('rules', { topic: 'battle' });
      await one.lastMessage(/Battle|battle/).waitFor();
      await one.runCommand('board');
      await one.lastMessage().getByRole('img').waitFor();
      await one.runCommand('log');
      await one.lastMessage('newest last').waitFor();
    });
  });
}
