/** Stories of battle: an attack into an ambush, and a power cut in the middle of it. */
import { describe, expect, test } from 'vitest';
import { empiric, liberty, mira, type Stage, soon, takeIncome, tobin, twoAtTable } from './stage.ts';
import type { Seat } from './support.ts';
import { openPanel, type Panel } from './table.ts';

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
  await panel.act('Attack', 'Executioner');
  await panel.choose(tobin);
  await soon(panel.text).toContain(`attacks ${tobin}’s home region with Executioner`);
  await panel.act('Attack', 'Punisher');
  await panel.choose(tobin);
  await panel.press('End management');
  return seats;
}

/** Names the target of each ship asked about: the first enemy that begins with one of these texts. */
async function fire(panel: Panel, targets: readonly string[]): Promise<void> {
  await panel.press('Name targets');
  for (const target of targets) await panel.choose(target);
}

export function battleStories(stage: Stage): void {
  describe('battle', () => {
    test('an ambush hits before the shooting, then both sides fire', async () => {
      const [one, two] = await attack(stage);

      const ambush = await openPanel(two);
      expect(await ambush.text()).toContain('Emberjack has triggered');
      await ambush.choose('Executioner');
      const first = await openPanel(one);
      expect(await first.text()).toContain('Executioner (Mira Kestrel) takes 1 damage');

      await first.press('Everybody stays');
      const second = await openPanel(two);
      await second.press('Everybody stays');
      const aim = await openPanel(one);
      await fire(aim, ['Emberjack', 'Knifewind']);
      const answer = await openPanel(two);
      // Executioner has taken 1 of its 3 already, so 2 more destroy it.
      await fire(answer, ['Executioner', 'Executioner']);
      await soon(answer.text).toContain('Emberjack (Tobin Vale) is destroyed');
      expect(await answer.text()).toContain('Executioner (Mira Kestrel) is destroyed');
    });

    test('a power cut in the middle of a battle loses nothing', async () => {
      const [one, two] = await attack(stage);
      const ambush = await openPanel(two);
      await ambush.choose('Punisher');
      await (await openPanel(one)).press('Everybody stays');
      await (await openPanel(two)).press('Everybody stays');
      const before = await openPanel(one);
      await before.press('Name targets');
      await before.choose('Emberjack');
      // One of two targets is named, and nothing of it has been sent to the rules.
      const asked = await question(before);
      expect(asked).toContain('Punisher');

      await stage.program.kill();
      const lost = stage.desk.page.getByText('Connection lost');
      await lost.waitFor();
      await stage.program.restart();
      await lost.waitFor({ state: 'detached' });

      // The very panel from before the cut still works, half-made choice included.
      await before.choose('Knifewind');
      await soon(before.text).toContain(`Waiting for ${tobin}`);
      const answer = await openPanel(two);
      expect(await answer.text()).toContain('Punisher ⚔ 2 🛡 4');
      await fire(answer, ['Punisher', 'Punisher']);
      await soon(answer.text).toContain('Emberjack (Tobin Vale) is destroyed');
      expect(await answer.text()).toContain('Punisher (Mira Kestrel) is destroyed');
    });
  });
}

/** What the panel asks now, without what stands above it. */
async function question(panel: Panel): Promise<string> {
  return (await panel.text()).split('So far:')[1] ?? '';
}
