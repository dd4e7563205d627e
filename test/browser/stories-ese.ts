/** The story of six at a table of Epic Space Empires: a trade, an attack by two speeds, a battle, and a round to its end. */

import { describe, expect, test } from 'vitest';
import { openFile } from '#core/sqlite';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, createDriver, type DrivenPerson } from '#test/driver';
import { plantSeed } from './arrange.ts';
import { jun, mira, oksana, refreshed, type Stage, soon, startTable, tobin } from './stage.ts';
import type { Seat } from './support.ts';
import { gather, openPanel, type Panel } from './table.ts';

const people = [mira, tobin, oksana, jun] as const;
/** These two play without a page of their own. */
const afar = ['Pascal Wren', 'Sanna Holt'] as const;
/** With six seats and this seed Mira begins, may build three fleets, and holds a light and a heavy one. */
const SEED = 'six 33';

/** Somebody without a page: opens the panel by command and presses the first of some buttons, or answers by what comes first. */
type Remote = { readonly channel: string; readonly press: (...labels: readonly string[]) => Promise<void> };

/** Pressed as soon as offered, the first of these first. */
const readily = ['Pass this phase', 'Go on without an attack', 'Go on to events', 'Go on', 'Pass'];
/** More rounds of presses than this story has needed by far. */
const MOST = 60;

const labelsIn = (message: PageMessage): string => JSON.stringify(message.components);

function remote(person: DrivenPerson, channel: string, table: string): Remote {
  return {
    channel,
    press: async (...labels) => {
      const shown = await (await person.command(channel, 'hand', { table })).settled();
      if (shown === undefined) return;
      const controls = componentsOf(shown);
      const menu = controls.find(({ placeholder }) => placeholder);
      const order = controls.find(({ label, custom_id }) => label && custom_id?.includes(':go:'))?.label ?? undefined;
      const wanted = labels.find((one) => labelsIn(shown).includes(`"label":"${one}"`));
      const label = wanted ?? (menu === undefined ? order : undefined);
      if ((label ?? menu) === undefined) return;
      if (label === undefined) {
        const values = (menu?.options ?? []).slice(0, menu?.max_values ?? 1).map(({ value }) => value ?? '');
        const chosen = await (await person.select(shown, menu?.custom_id ?? '', values)).settled();
        const done = `Done (${values.length})`;
        if (chosen !== undefined && labelsIn(chosen).includes(done)) await (await person.press(chosen, done)).settled();
        return;
      }
      await (await person.press(shown, label)).settled();
    },
  };
}

type Stored = {
  readonly cards: Record<string, { readonly def: string }>;
  readonly zones: Record<string, readonly string[]>;
};

/** The newest running table as it is stored. */
function newest(database: string): { readonly id: string; readonly state: Stored } {
  const db = openFile(database, { readonly: true });
  try {
    const query = "select id, state from tables where status = 'running' order by opened_at desc limit 1";
    const { id, state } = db.prepare(query).get() as { id: string; state: string };
    return { id, state: JSON.parse(state) as Stored };
  } finally {
    db.close();
  }
}

/** Hands by seat: what nobody else may see. */
function handsOf({ cards, zones }: Stored): readonly (readonly string[])[] {
  return [0, 1, 2, 3, 4, 5].map((seat) =>
    [...(zones[`resource:${seat}`] ?? []), ...(zones[`action:${seat}`] ?? [])].map((id) => cards[id]?.def ?? ''),
  );
}

/** What a person can read in their part of the page, words of pictures included, as the ids of cards have it. */
async function readable(seat: Seat): Promise<string> {
  const pictures = await seat.pane
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt') ?? ''));
  return [await seat.pane.innerText(), ...pictures].join('\n').toLowerCase().replaceAll(' ', '-');
}

/** Nobody reads a card that lies in another's hand alone. */
async function expectSecrets(stage: Stage, seats: readonly Seat[]): Promise<void> {
  const hands = handsOf(newest(stage.program.database).state);
  for (const [reader, seat] of seats.entries()) {
    const page = await readable(seat);
    const own = new Set(hands[reader]);
    for (const [holder, hand] of hands.entries()) {
      const secret = hand.filter((def) => !own.has(def) && !def.endsWith('-fleet'));
      if (holder !== reader) expect(secret.filter((def) => page.includes(def))).toEqual([]);
    }
  }
}

/** Sends the one fleet of the present speed to Tobin's homeworld. */
async function send(panel: Panel): Promise<void> {
  await panel.press('Refresh');
  await panel.act('Attack', 'MegaCorp Cartel');
}

export function eseStories(stage: Stage): void {
  describe('Epic Space Empires', () => {
    test('six trade, attack, fight and end a round; nobody sees what is not theirs', async () => {
      const seats = await stage.sit(people);
      const [one, two, three, four] = seats as [Seat, Seat, Seat, Seat];
      const driver = await createDriver(stage.program.url);
      await gather(one, [two, three, four], { game: 'Epic Space Empires', seats: 6 });
      const persons = await Promise.all(afar.map((name) => driver.person(name)));
      for (const person of persons) {
        const channel = await person.channel('game-tables', 'Deep Space League');
        const lobby = (await person.messages(channel.id)).findLast((message) => labelsIn(message).includes('"Join"'));
        await (await person.press(lobby as PageMessage, 'Join')).settled();
      }
      plantSeed(stage.program.database, SEED);
      await startTable(stage, seats);
      const { id: table } = newest(stage.program.database);
      const remotes = await Promise.all(
        persons.map(async (person) =>
          remote(person, (await person.channel('game-tables', 'Deep Space League')).id, table),
        ),
      );
      const panels: Panel[] = [];
      for (const seat of seats) panels.push(await openPanel(seat));
      const [own, his, hers] = panels as [Panel, Panel, Panel, Panel];
      await expectSecrets(stage, seats);

      // An offer is read by the two alone until it is taken.
      await own.act('Offer to', tobin);
      await own.choose('Tachyon Drives');
      await own.press('Done (1)');
      await own.choose('Whatever they give');
      expect(await own.text()).toContain('Your offer is out. You may take it back.');
      for (const panel of [his, hers]) await panel.press('Refresh');
      expect(await his.text()).toContain(`${mira} offers ${tobin}: Tachyon Drives, for whatever they give.`);
      expect(await hers.text()).not.toContain('Tachyon');
      await his.press(/^Make another offer/);
      await his.press('Done with none');
      expect(await his.answers()).toContain('Whatever they give, even nothing');
      await his.press('Refresh');
      await his.press('Decline');
      await refreshed(own).toContain(`Nobody takes ${mira}’s offer.`);

      // One question for all that is put into play before events.
      expect(await own.text()).toContain('Trade, or put into play: a tech · up to 3 fleets · a planet.');
      await own.press('Build: Light Fleet');
      expect(await own.text()).toContain('That ends your Research phase, where you could still play a card.');
      await own.press('Yes, do it');
      expect(await own.text()).toContain('Put into play: up to 2 fleets · a planet.');
      await own.press('Build: Heavy Fleet');
      await own.press('Explore: Nexus World');
      await expectSecrets(stage, seats);

      // The fast fleet follows the slow one. Nobody else is asked before no more fleets are to come.
      expect(await own.text()).toContain('After that: do your fleets attack?');
      await own.press('Attack');
      await send(own);
      await refreshed(own).toContain('⚔️ Tobin Vale’s MegaCorp Cartel (20): Heavy Fleet, force 12, unguarded');
      for (const panel of panels.slice(1)) {
        await panel.press('Refresh');
        expect(await panel.answers()).toEqual([]);
      }
      await send(own);
      await refreshed(his).toContain('Heavy Fleet and Light Fleet, force 16, unguarded');
      await expectSecrets(stage, seats);
      await own.press('Board');
      await one.lastMessage('The whole board').waitFor();
      await one.choose('See one player large', `B · ${tobin}`);
      await soon(() => one.lastMessage(`B · ${tobin}`).getByRole('img').getAttribute('alt')).toContain(
        'Tobin Vale’s empire',
      );

      // The battle shows its sums to both, and ends the turn.
      await his.press('Refresh');
      await two.choose('Pass for longer…', 'Pass this phase');
      await refreshed(own).toContain('⚔️ Mira Kestrel attacks with 16');
      expect(await own.text()).toContain('As it stands Tobin Vale keeps the planet; taking it needs more than 20.');
      await refreshed(his).toContain('🛡️ Tobin Vale defends with 0: no fleet');
      await his.press('Pass');
      await own.press('Pass');
      await refreshed(hers).toContain(
        'attack 16 against defence 0, planet 20. The attack wins, but the planet holds out.',
      );

      // The others' turns, all at the command line, to the end of the round.
      const everybody = [
        ...(await Promise.all(
          people.map(async (name) => remote(await driver.person(name), remotes[0]?.channel ?? '', table)),
        )),
        ...remotes,
      ];
      for (let i = 0; i < MOST && !(await own.text()).includes('Round 2'); i++) {
        for (const person of everybody) await person.press(...readily);
        await own.press('Refresh');
      }
      expect(await own.text()).toContain('Round 2');
      await expectSecrets(stage, seats);
      driver.close();
    });
  });
}
