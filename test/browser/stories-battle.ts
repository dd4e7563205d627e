/** Stories of battle: an attack into an ambush, and a power cut in the middle of it. */
import { describe, expect, test } from 'vitest';
import { empiric, liberty, mira, type Stage, soon, takeIncome, tobin, twoAtTable } from './stage.ts';
import type { Seat } from './support.ts';
import { endManagement, openPanel, type Panel } from './table.ts';

/** An attack of two ships on a home that an ambusher and another ship defend, up to the first battle phase. */
async function attack(stage: Stage): Promise<readonly [Seat, Seat]> {
  const seats = await twoAtTable(stage, [empiric, liberty], (board) => {
    const [us, them] = [board.seat(mira), board.seat(tobin)];
    board.hand(us, ['supplicant']);
    board.hand(them, ['rustling']);
    board.isk(us, 0);
    board.isk(them, 0);
    board.ships(us, us, ['executioner', 'punisher']);
    board.ships(them, them, ['emberjack'], { side: 'up' });
    board.ships(them, them, ['knifewind']);
  });
  const panel = await takeIncome(seats[0]);
  await panel.press(/^Attack .*home region with both ships/);
  await soon(panel.text).toContain('Management phase');
  await endManagement(panel);
  return seats;
}

/** Chooses some ships and says at whom they fire; nothing has been fired by that. */
async function aim(panel: Panel, ships: readonly string[], target: string): Promise<void> {
  await panel.choose(...ships);
  await panel.press(new RegExp(`chosen: ${target}`));
}

/** Has all ships fire at one enemy; where they just suffice, the button says so. */
async function fireAll(panel: Panel, target: string): Promise<void> {
  await panel.press(new RegExp(`^(All: ${target}|Destroy ${target} .*with 2 ships)`));
  await panel.press('Open fire');
}

export function battleStories(stage: Stage): void {
  describe('battle', () => {
    test('an ambush hits before the shooting, then both sides fire', async () => {
      const [one, two] = await attack(stage);

      const ambush = await openPanel(two);
      expect(await ambush.text()).toContain('Emberjack has triggered');
      await ambush.press(/→ Executioner \(1\)$/);
      await soon(() => one.lastMessage('My hand & moves').innerText()).toContain(
        'Executioner (Mira Kestrel) takes 1 damage',
      );
      const first = await openPanel(one);
      expect(await first.text()).toContain('Executioner (1) ⚔ 2 🛡 3 (1 damage taken)');

      await first.press('Everybody stays');
      const second = await openPanel(two);
      await second.press('Everybody stays');
      const aiming = await openPanel(one);
      await aim(aiming, ['Executioner'], 'Emberjack');
      expect(await aiming.text()).toContain('Without a target: Punisher (2)');
      await aim(aiming, ['Punisher'], 'Knifewind');
      await aiming.press('Open fire');
      const answer = await openPanel(two);
      // Executioner has taken 1 of its 3 already, so 2 more destroy it.
      await fireAll(answer, 'Executioner');
      await soon(answer.text).toMatch(
        /Destroyed: Executioner \(Mira Kestrel\); Emberjack and Knifewind \(Tobin Vale\)/,
      );
    });

    test('a power cut in the middle of a battle loses nothing', async () => {
      const [one, two] = await attack(stage);
      const ambush = await openPanel(two);
      await ambush.press(/→ Punisher \(2\)$/);
      await (await openPanel(one)).press('Everybody stays');
      await (await openPanel(two)).press('Everybody stays');
      const before = await openPanel(one);
      await aim(before, ['Executioner'], 'Emberjack');
      // One of two targets is named, and nothing of it has been sent to the rules.
      expect(await before.text()).toContain('Without a target: Punisher (2)');

      await stage.program.kill();
      const lost = stage.desk.page.getByText('Connection lost');
      await lost.waitFor();
      await stage.program.restart();
      await lost.waitFor({ state: 'detached' });

      // The very panel from before the cut still works, half-made choice included.
      await aim(before, ['Punisher'], 'Knifewind');
      await before.press('Open fire');
      await soon(before.text).toContain(`Waiting for ${tobin}`);
      const answer = await openPanel(two);
      expect(await answer.text()).toContain('Punisher (2) ⚔ 2 🛡 4');
      await fireAll(answer, 'Punisher');
      await soon(answer.text).toMatch(/Destroyed: Punisher \(Mira Kestrel\); Emberjack and Knifewind \(Tobin Vale\)/);
    });
  });
}
