/** The story of four people at one table: three of them fall, one after the other, and whoever is out watches on. */
import { describe, expect, test } from 'vitest';
import { begin, empiric, jun, liberty, mira, oksana, refreshed, type Stage, soon, tobin, venal } from './stage.ts';
import type { Seat } from './support.ts';
import { endManagement, gather, openPanel, type Panel } from './table.ts';

const entrallment = 'Entrallment Tower (Gallente, Core)';
const people = [mira, tobin, oksana, jun] as const;
/** Pressed as soon as offered, the first of these first; fights are fought out, nothing is built. */
const readily = [
  'Yes, do it',
  'Collect',
  'Everybody stays',
  'Open fire',
  'Fire at',
  'Each the best',
  'Withdraw',
  'Pass',
  'End management',
];
/** More presses than this story has needed by far. */
const MOST = 120;

/** Everybody's panel, by name. */
type Panels = Readonly<Record<string, Panel>>;

/** Does what the moment asks, as whoever is waited for would, until `done`. */
async function playOn(panels: Panels, done: (text: string) => boolean): Promise<void> {
  let panel = panels[mira] as Panel;
  for (let i = 0; i < MOST; i += 1) {
    const text = await panel.text();
    if (done(text)) return;
    const asked = (await panel.answers()).length > 0 || (await panel.menus()).length > 0;
    const awaited = /(?:Waiting for|It waits for) (.+?)\.(?: You|$)/m.exec(text)?.[1];
    if (asked) await answer(panel);
    else {
      panel = panels[awaited ?? ''] ?? panel;
      await panel.press('Refresh');
    }
  }
  throw new Error(`nothing comes of it: ${await panel.text()}`);
}

async function answer(panel: Panel): Promise<void> {
  const labels = await panel.answers();
  const ready = readily.flatMap((start) => labels.find((label) => label.startsWith(start)) ?? [])[0];
  if (ready !== undefined) return panel.press(ready);
  const [line] = (await panel.menus()).length > 0 ? await panel.options() : labels;
  await panel.choose(line ?? 'anything');
}

/** Sends all ships to somebody's home region: a battle. */
async function attack(panel: Panel, whom: string): Promise<void> {
  await panel.press(new RegExp(`^Attack ${whom}’s home region`));
  const all = (await panel.answers()).find((label) => /^(All|Both)/.test(label));
  if (all !== undefined) await panel.press(all);
  await endManagement(panel);
}

export function fourStories(stage: Stage): void {
  describe('four at a table', () => {
    test('play until one is left; who falls is told so and watches on', async () => {
      const seats = await stage.sit(people);
      const [one] = seats as [Seat];
      await gather(one, seats.slice(1), { seats: 4 });
      for (const [i, deck] of [empiric, liberty, venal, entrallment].entries())
        await (seats[i] as Seat).choose('Choose your deck', deck);
      // It is late in a long war: Mira has her fleet, Jun has next to nothing left.
      await begin(stage, seats, (board) => {
        const [us, , guarded, poor] = people.map((name) => board.seat(name)) as [number, number, number, number];
        board.ships(us, us, ['throne-of-embers', 'sanctifier']);
        board.ships(guarded, guarded, ['kestrel']);
        const market = board.state.zones[`market:${poor}`] ?? [];
        board.state.zones[`scrap:${poor}`] = market.splice(0);
      });
      const panels: Record<string, Panel> = {};
      for (const [i, name] of people.entries()) panels[name] = await openPanel(seats[i] as Seat);
      const [attacker, fallen] = [panels[mira] as Panel, panels[tobin] as Panel];

      await attacker.press(/^Collect/);
      await attack(attacker, tobin);
      await playOn(panels, (text) => /Turn 2 .*Oksana Reed/.test(text));
      await refreshed(fallen).toContain('You are out of this game.');
      expect(await fallen.text()).toContain(`It waits for ${oksana}`);
      expect([...(await fallen.answers()), ...(await fallen.menus())]).toEqual([]);
      await (seats[1] as Seat).runCommand('board');
      await (seats[1] as Seat).lastMessage().getByRole('img').waitFor();

      // Jun cannot draw: his turn ends with him, and the round goes on between two.
      await playOn(panels, (text) => /Turn 4 .*Mira Kestrel/.test(text));
      const thread = (seats[1] as Seat).pane.getByRole('log');
      await soon(() => thread.innerText()).toContain('Jun Calder could not draw a card and is out of the game.');

      await playOn({ [mira]: attacker }, (text) => text.includes('Management phase'));
      // Her ships went home from the first attack, which is where they can attack again.
      await attack(attacker, oksana);
      await playOn(panels, (text) => text.includes('The game is over.'));
      for (const name of people) {
        const panel = panels[name] as Panel;
        await refreshed(panel).toContain(`Won by ${mira}.`);
      }
      const everybody = people.map((name) => `@${name}`).join(', ');
      await soon(() => (seats[1] as Seat).lastMessage(/Won by/).innerText()).toContain(everybody);
    });
  });
}
