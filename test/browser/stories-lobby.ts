/** Stories of the lobby: who gathers, who may do what, and where a table may be. */
import { describe, expect, test } from 'vitest';
import { jun, mira, oksana, type Stage, soon, startTable, tobin } from './stage.ts';
import type { Seat } from './support.ts';
import { gather, goToTable, openPanel } from './table.ts';

export function lobbyStories(stage: Stage): void {
  describe('the lobby', () => {
    test('people come and go, choose decks, and the host starts', async () => {
      const [one, two] = (await stage.sit([mira, tobin])) as [Seat, Seat];
      await one.runCommand('play', { game: 'EVE: The Second Genesis', seats: 2 });
      const lobby = two.lastMessage('EVE: The Second Genesis');
      await lobby.getByText('free').waitFor();
      expect(await lobby.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
      await two.press('Join');
      await soon(() => lobby.innerText()).toContain('@Tobin Vale');
      expect(await lobby.getByRole('button', { name: 'Join' }).isDisabled()).toBe(true);
      await two.press('Leave');
      await soon(() => lobby.innerText()).not.toContain('@Tobin Vale');
      const lists = two.pane.getByRole('combobox', { name: 'Choose your deck' });
      const before = await lists.count();
      await two.press('Join');
      // The decks come after the lobby has changed.
      await soon(() => lists.count()).toBe(before + 1);
      await two.choose('Choose your deck', 'Liberty Tower (Minmatar, Core)');
      await two.lastMessage('You play Liberty Tower').waitFor();
      await one.choose('Choose your deck', 'Venal Tower (Caldari, Core)');
      await soon(() => lobby.innerText()).toMatch(/Mira Kestrel · Venal Tower.*\n.*Tobin Vale · Liberty Tower/);
      await one.press('Deck');
      await one.choose('Choose your deck', 'Empiric Tower (Amarr, Core)');
      await soon(() => lobby.innerText()).toContain('Empiric Tower');
      await one.press('Start');
      await soon(() => lobby.innerText()).toContain('The game is on. Mira Kestrel – Tobin Vale');
      await goToTable(two);
      expect(await two.lastMessage('My hand & moves').innerText()).toMatch(/Waiting for @(Mira Kestrel|Tobin Vale)/);
    });

    test('only the host cancels, and a press that comes too late says what became of the table', async () => {
      const [one, two] = (await stage.sit([mira, tobin])) as [Seat, Seat];
      await gather(one, [two]);
      await two.press('Cancel');
      await two.lastMessage(`Only ${mira}, who opened this table, can do that.`).waitFor();
      await one.press('Cancel');
      await two.lastMessage('This table was cancelled').waitFor();
      const lobby = two.lastMessage('This table was cancelled');
      expect(await lobby.getByRole('button', { name: 'Join' }).count()).toBe(0);
    });

    test('four sit down, and the table knows whom it waits for', async () => {
      const seats = await stage.sit([mira, tobin, oksana, jun]);
      const [host, ...others] = seats as [Seat, ...Seat[]];
      await gather(host, others);
      const lobby = host.lastMessage('EVE: The Second Genesis');
      for (const name of [mira, tobin, oksana, jun]) await soon(() => lobby.innerText()).toContain(`@${name}`);
      await startTable(stage, seats);
      const [waiting, idle] = [[], []] as [Seat[], Seat[]];
      for (const seat of seats) {
        const asked = (await (await openPanel(seat)).text()).includes('Your opening hand');
        (asked ? waiting : idle).push(seat);
      }
      expect(waiting).toHaveLength(1);
      const patient = await openPanel(idle[0] as Seat);
      expect(await patient.text()).toContain('You will be told when it is your move.');
    });

    test('a computer player takes a seat and gives it up again', async () => {
      const [one] = (await stage.sit([mira])) as [Seat];
      await one.runCommand('play', { game: 'EVE: The Second Genesis', seats: 3, computers: 1 });
      const lobby = one.lastMessage('Opened by');
      await soon(() => lobby.innerText()).toContain('computer player');
      await one.press('Add computer player');
      await one.lastMessage('Cadet 2').waitFor();
      await one.press('Computers');
      await one.choose('How strong Cadet 2 is', 'Seat 3: Fleet Admiral');
      await soon(() => lobby.innerText()).toContain('Fleet Admiral · computer player');
      await one.press('Remove Fleet Admiral');
      await soon(() => lobby.innerText()).not.toContain('Fleet Admiral');
      await one.press('Cancel');
      await one.lastMessage('This table was cancelled').waitFor();
    });

    test('where threads are not allowed the table stays in the channel, and says what is missing', async () => {
      const [one, two] = (await stage.sit([mira, tobin], 'lounge')) as [Seat, Seat];
      await gather(one, [two], { seats: 2 });
      await one.press('Start');
      await one.lastMessage('My hand & moves').waitFor();
      await soon(() => one.pane.getByRole('log').innerText()).toContain('I may not make threads here');
      expect(await one.pane.getByRole('log').innerText()).toContain('The game is on in this channel.');
      const panel = await openPanel(one);
      expect(await panel.text()).toContain('Opening hands');
    });

    test('where the bot may not write, the one who asked is told what is missing', async () => {
      const [one] = (await stage.sit([mira], 'notices')) as [Seat];
      await one.runCommand('play', { game: 'EVE: The Second Genesis' });
      await one.lastMessage('I cannot post in this channel. Missing: Send Messages').waitFor();
    });

    test('without a game it is asked which, and the answer opens the lobby', async () => {
      const [one, two] = (await stage.sit([mira, tobin])) as [Seat, Seat];
      await one.runCommand('play');
      const asked = one.lastMessage('Which game?');
      expect(await asked.innerText()).toMatch(/EVE: The Second Genesis.*2 to 4.*Epic Space Empires.*2 to 6/s);
      await one.press('Play Epic Space Empires');
      await one.lastMessage('Your table is open.').waitFor();
      expect(await two.lastMessage('Epic Space Empires').innerText()).toContain('free');
    });

    test('a deck that does not exist is named, with those that do', async () => {
      const [one] = (await stage.sit([mira])) as [Seat];
      await one.runCommand('play', { game: 'EVE: The Second Genesis', deck: 'Rusty Bucket' });
      await one.lastMessage('There is no ready deck “Rusty Bucket”').waitFor();
      expect(await one.lastMessage('Rusty Bucket').innerText()).toContain('Empiric Tower');
    });
  });
}
