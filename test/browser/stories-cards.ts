/** Stories of playing cards: the opening hand, a card of each type, and an answer from the other seat. */
import { describe, expect, test } from 'vitest';
import { empiric, liberty, mira, type Stage, soon, startTable, takeIncome, tobin, twoAtTable, venal } from './stage.ts';
import type { Seat } from './support.ts';
import { gather, openPanel, type Panel } from './table.ts';

export function cardStories(stage: Stage): void {
  describe('cards', () => {
    test('an opening hand is replaced in part, once', async () => {
      const [one, two] = (await stage.sit([mira, tobin])) as [Seat, Seat];
      await gather(one, [two], { seats: 2 });
      await startTable(stage, [one, two]);
      const panels = [await openPanel(one), await openPanel(two)];
      const asked = (await panels[0]!.text()).includes('Your opening hand') ? panels[0]! : panels[1]!;
      const cards = (await asked.options()).slice(0, 2);
      await asked.choose(...cards);

      await asked.press('Done (2)');
      expect(await asked.text()).toContain('replaces 2 cards');
      expect(await cardsInHand(asked)).toBe(7);
      expect(await asked.text()).toContain('Waiting for');
      const other = await openPanel(asked === panels[0] ? two : one);
      expect(await other.text()).toContain('Your opening hand');
    });

    test('a ship, a location, a structure, a news, an outer region and the upgrade are played', async () => {
      const [one] = await twoAtTable(stage, [empiric, liberty], (board) => {
        const seat = board.seat(mira);
        board.hand(seat, ['executioner', 'veldspar', 'bulwark-ring', 'fresh-prospectus', 'stray-volley']);
        board.isk(seat, 60);
        board.ships(board.seat(tobin), board.seat(tobin), ['rustling']);
      });
      const panel = await takeIncome(one);

      await panel.act('Play', 'Executioner');
      await soon(panel.text).toContain('plays Executioner for 4 ISK');

      await panel.press(/^Play Veldspar .*your home region/);
      await soon(panel.text).toContain('plays Veldspar');

      await panel.act('Play', 'Bulwark Ring');
      await soon(panel.text).toContain('plays Bulwark Ring');

      // Two cards are drawn, so the hand grows by one.
      const before = await cardsInHand(panel);
      await panel.act('Play', 'Fresh Prospectus');
      await soon(panel.text).toContain('plays Fresh Prospectus');
      expect(await cardsInHand(panel)).toBe(before + 1);

      // There is one ship to aim at: the button names it, and nothing more is asked.
      await panel.press(/^Play Stray Volley .*Rustling/);
      await soon(panel.text).toMatch(/Rustling \(Tobin Vale\) .*is destroyed/);

      await panel.act('Open', 'Metropolis');
      await soon(panel.text).toContain('plays the outer region Metropolis');

      await panel.press(/^Upgrade/);
      await soon(panel.text).toContain('upgrades the starbase to Empiric Tower');

      await panel.press('Board');
      const board = one.pane.getByRole('article').getByRole('img').last();
      for (const name of ['Executioner', 'Veldspar', 'Bulwark Ring', 'Metropolis'])
        await soon(async () => (await board.getAttribute('alt')) ?? '').toContain(name);
    });

    test('a number is typed, checked and paid', async () => {
      const [one] = await twoAtTable(stage, [empiric, liberty], (board) => {
        const seat = board.seat(mira);
        board.hand(seat, ['stray-volley', 'full-salvo']);
        // A news with an X in its price; no ready deck has one.
        board.becomes(seat, 'stray-volley', 'overcharged-broadside');
        board.isk(seat, 40);
        board.ships(board.seat(tobin), board.seat(tobin), ['slasher']);
      });
      const panel = await takeIncome(one);
      await panel.act('Play', 'Overcharged Broadside');
      await panel.press('Type a number…');
      expect(await one.pane.getByRole('dialog').innerText()).toContain('How high is X?');
      await one.fillModal({ 'From 0 to 42': '99' });
      await soon(panel.text).toContain('That has to be a whole number from 0 to 42.');
      await panel.press('Type a number…');
      await one.fillModal({ 'From 0 to 42': '3' });
      await soon(panel.text).toContain('plays Overcharged Broadside for 3 ISK (X = 3)');
      await soon(panel.text).toMatch(/Slasher \(Tobin Vale\) takes 3 damage .* and is destroyed/);
      expect(await panel.text()).toContain('39 ISK');
    });

    test('what one plays, the other answers from the pile', async () => {
      const [one, two] = await twoAtTable(stage, [empiric, venal], (board) => {
        board.hand(board.seat(mira), ['stray-volley', 'supplicant']);
        // Not enough left to pay for what is countered.
        board.isk(board.seat(mira), 1);
        board.hand(board.seat(tobin), ['paperwork-delay', 'full-salvo']);
        board.isk(board.seat(tobin), 2);
        board.ships(board.seat(tobin), board.seat(tobin), ['kestrel']);
      });
      const mine = await takeIncome(one);
      await mine.act('Play', 'Stray Volley');
      await soon(mine.text).toContain(`Waiting for ${tobin}`);

      const theirs = await openPanel(two);
      const window = await theirs.text();
      expect(window).toContain('On the pile');
      expect(window).toContain('Stray Volley (Mira Kestrel) → Kestrel (Tobin Vale): 2 damage to target ship.');
      await theirs.act('Play', 'Paperwork Delay');
      // What Tobin has left could not matter here, so the pile happens, top to bottom.

      // What everybody has been told stands in the thread; a panel opened there does not repeat it.
      const told = one.lastMessage('My hand & moves');
      await soon(() => told.innerText()).toContain('Stray Volley (Mira Kestrel) is countered');
      expect(await told.innerText()).not.toContain('Kestrel (Tobin Vale) is destroyed');
      expect(await (await openPanel(one)).text()).not.toContain('is countered');
    });
  });
}

/** By the text of the hand's picture. */
async function cardsInHand(panel: Panel): Promise<number> {
  const hand = panel.message.getByRole('img', { name: /^Your hand/ });
  return Number(/cards in hand (\d+)/.exec((await hand.getAttribute('alt')) ?? '')?.[1]);
}
