/** Stories of decks of one's own: built in a form, mended, taken to a table, given by a file, shared. */
import { describe, expect, test } from 'vitest';
import { begin, liberty, mira, type Stage, soon, takeIncome, tobin } from './stage.ts';
import type { Seat } from './support.ts';
import { openPanel } from './table.ts';

export function deckStories(stage: Stage): void {
  describe('decks', () => {
    test('one is made of a ready deck, spoilt, mended, played with, and deleted while its game goes on', async () => {
      const [one, two] = (await stage.sit([mira, tobin])) as [Seat, Seat];
      await one.runCommand('deck new', { name: 'Rust and Thunder', from: liberty });
      const shown = one.lastMessage('Rust and Thunder');
      expect(await shown.innerText()).toContain('✓ Tournament');
      await soon(() => shown.getByRole('img', { name: /^Rust and Thunder, EVE: The Second Genesis/ }).count()).toBe(1);

      await one.press('Edit');
      const field = one.pane.getByRole('dialog').getByLabel('Deck list', { exact: true });
      await field.waitFor();
      const list = await field.inputValue();
      const broken = list.replace('4 Slasher', '4 Slahser').trimEnd();
      const line = broken.split('\n').indexOf('4 Slahser') + 1;
      await one.fillModal({ 'Deck list': broken });
      const back = one.lastMessage('Saved, but unfinished');
      await back.waitFor();
      expect(await back.innerText()).toContain(`Line ${line}: No card is called “Slahser”. Did you mean Slasher?`);
      await one.press('Edit again');
      await field.waitFor();
      expect(await field.inputValue()).toBe(broken);
      await one.fillModal({ 'Deck list': list });
      await one.lastMessage('Saved.').waitFor();
      await one.press('Validate');
      await soon(() => one.lastMessage('Checked for Core Set').innerText()).toMatch(
        /Casual.*\n.*Legal[\s\S]*Tournament.*\n.*Legal/,
      );

      await one.runCommand('play', { format: 'Tournament', seats: 2 });
      const lobby = two.lastMessage('Decks: Tournament.');
      await lobby.waitFor();
      await two.press('Join');
      await two.choose('Choose your deck', liberty);
      await one.choose('Choose your deck', 'Rust and Thunder');
      await soon(() => lobby.innerText()).toContain('Rust and Thunder');
      await begin(stage, [one, two]);

      await one.runCommand('deck delete', { deck: 'Rust and Thunder' });
      await one.press('Delete it');
      await one.lastMessage('Rust and Thunder is deleted.').waitFor();
      await one.runCommand('deck list');
      await one.lastMessage('You have no decks of your own yet').waitFor();
      await stage.program.restart();
      await one.runCommand('games');
      const panel = await takeIncome(one);
      expect(await panel.text()).toContain('ISK');
      await two.runCommand('board');
      expect(await (await openPanel(one)).answers()).not.toEqual([]);
    });

    test('a list comes as a file, with a command and in a form, and a shared deck is copied by another', async () => {
      const [one, two] = (await stage.sit([mira, tobin], 'general')) as [Seat, Seat];
      const list =
        'Starbase: Minmatar\nUpgrade: Liberty Tower\nRegions: Heaven, Stain, Metropolis\nMarket\n9 Slasher\n';
      await one.attach('deck import', 'file', { name: 'small fleet.txt', content: `# Small Fleet\n${list}` });
      const shown = one.lastMessage('Small Fleet');
      await soon(() => shown.innerText()).toContain('✗ Tournament');
      await one.press('Share');
      const shared = two.lastMessage('shares a deck: Small Fleet');
      await shared.waitFor();
      await two.press('Copy to my decks');
      await two.lastMessage('Copied. This one is yours').waitFor();
      await two.press('Export');
      const file = two.lastMessage('Small Fleet as a text').getByRole('link', { name: /small-fleet\.txt/ });
      const url = await file.getAttribute('href');
      expect(await (await fetch(new URL(url ?? '', stage.program.url))).text()).toContain('9 Slasher');
      await two.runCommand('deck import');
      await two.press('EVE: The Second Genesis');
      await two.pane
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name: 'other.txt', mimeType: 'text/plain', buffer: Buffer.from(`# Other Fleet\n${list}`) });
      await two.fillModal({});
      await two.lastMessage('Other Fleet').waitFor();
      await two.runCommand('deck list');
      await soon(() => two.lastMessage('Your decks').innerText()).toMatch(/Small Fleet|Other Fleet/);
    });
  });
}
