/** What people do at a table through the page: open one, go to its thread, read the panel and act on what it offers. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { pressByKey, type Seat } from './support.ts';

/** Controls of the panel that are no answer to what is asked. */
const aside = [
  'Set beforehand…',
  'Cards',
  'Board',
  'My side',
  'Refresh',
  'Larger pictures',
  'Smaller pictures',
  'When to ask me',
  'Back',
  'Stop passing',
  'Change my answer',
  '◀ Previous',
  'Next ▶',
];

/** Somebody's private panel: the newest one in the channel that they look at. */
export type Panel = {
  readonly seat: Seat;
  /** The message; it holds text, pictures and controls. */
  readonly message: Locator;
  readonly text: () => Promise<string>;
  /** Labels of the buttons that answer what is asked and may be pressed. */
  readonly answers: () => Promise<readonly string[]>;
  /** Placeholders of the menus. */
  readonly menus: () => Promise<readonly string[]>;
  readonly press: (label: string | RegExp) => Promise<void>;
  /** Does `line` under a verb, whether the panel offers it as a button, behind the verb's button, or in a menu. */
  readonly act: (verb: string, line: string) => Promise<void>;
  /** What may be chosen, in the panel's menu or among its buttons, without choosing. */
  readonly options: () => Promise<readonly string[]>;
  /** Chooses what begins with each text, in the panel's menu or among its buttons. */
  readonly choose: (...labels: readonly string[]) => Promise<void>;
};

/** Opens a table in the channel that the host looks at and seats the others. */
export async function gather(host: Seat, others: readonly Seat[], options: Record<string, string | number> = {}) {
  await host.runCommand('play', { game: 'EVE: The Second Genesis', ...options });
  for (const other of others) {
    await other.lastMessage('free').waitFor();
    await other.press('Join');
  }
}

/** Goes to the newest table's thread. */
export async function goToTable(seat: Seat): Promise<void> {
  const link = seat.pane.getByRole('article').getByRole('button', { name: 'Go to the table' }).last();
  await pressByKey(link);
  await seat.pane.getByRole('article').getByRole('button', { name: 'My hand & moves' }).last().waitFor();
}

/** Ends the own management phase, whatever it could still be used for. */
export async function endManagement(panel: Panel): Promise<void> {
  await panel.press(/^End management/);
  if ((await panel.answers()).includes('Yes, do it')) await panel.press('Yes, do it');
}

/** Opens a fresh panel from the table's newest message. */
export async function openPanel(seat: Seat): Promise<Panel> {
  const panels = seat.pane
    .getByRole('article')
    .filter({ has: seat.pane.page().getByRole('button', { name: 'Refresh' }) });
  const before = await panels.count();
  await seat.press('My hand & moves');
  await panels.nth(before).waitFor();
  return panelAt(seat, panels.last());
}

function panelAt(seat: Seat, message: Locator): Panel {
  const page = seat.pane.page();
  // Passing for longer answers nothing that is asked.
  const menusIn = () => message.locator('[role="combobox"]:not([aria-label="Pass for longer…"])');
  const pressed = async (button: Locator) => {
    await seat.atRest();
    await pressByKey(button);
    await seat.settled();
  };
  const open = async () => {
    const menu = menusIn().first();
    await pressByKey(menu);
    return seat.pane.getByRole('listbox').last();
  };
  const answers = async () => {
    const labels: string[] = [];
    for (const button of await message.locator('.row button.button:enabled').all()) {
      const label = (await button.locator('span:not(.button-emoji)').innerText()).trim();
      if (!aside.includes(label)) labels.push(label);
    }
    return labels;
  };
  const choose = async (...labels: readonly string[]) => {
    if ((await menusIn().count()) === 0) {
      for (const [i, wanted] of labels.entries()) {
        const label = (await answers()).find((one) => one.startsWith(wanted));
        const before = await message.innerText();
        if (label === undefined) throw new Error(`neither menu nor button for "${wanted}" in: ${before}`);
        await pressed(message.getByRole('button', { name: label, exact: true }).first());
        // The next button is that of the message as it is after this one.
        if (i < labels.length - 1) await expect.poll(() => message.innerText()).not.toBe(before);
      }
      return;
    }
    const list = await open();
    const many = (await list.getAttribute('aria-multiselectable')) === 'true';
    const taken: number[] = [];
    const names = await list
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    for (const label of labels) {
      const at = names.findIndex((name, i) => !taken.includes(i) && name.startsWith(label));
      if (at < 0) throw new Error(`no line "${label}" in: ${names.join(' | ')}`);
      taken.push(at);
      await list.getByRole('option').nth(at).click();
    }
    if (many) await seat.pane.locator('.select-foot').getByRole('button', { name: 'Done' }).click();
    await seat.settled();
  };
  return {
    seat,
    message,
    text: async () => (await message.locator('.components').innerText()).replace(/\n+/g, '\n'),
    answers,
    menus: async () =>
      Promise.all((await menusIn().all()).map(async (one) => (await one.getAttribute('aria-label')) ?? '')),
    press: (label) => pressed(message.getByRole('button', { name: label, exact: typeof label === 'string' }).first()),
    options: async () => {
      if ((await menusIn().count()) === 0)
        return (await answers()).filter((label) => !/^(Done|All|Keep|Replace) /.test(label));
      const list = await open();
      const lines = await list.getByRole('option').all();
      const labels = await Promise.all(lines.map(async (line) => (await line.getAttribute('aria-label')) ?? ''));
      await page.keyboard.press('Escape');
      return labels;
    },
    choose,
    act: async (verb, line) => {
      const direct = async () =>
        (await answers()).find((label) => label.startsWith(`${verb}: ${line}`) || label.startsWith(`${verb} ${line}`));
      const named = (label: string) => pressed(message.getByRole('button', { name: label, exact: true }).first());
      const shown = await direct();
      if (shown !== undefined) return named(shown);
      const group = (await answers()).find(
        (label) => label.startsWith(`${verb} (`) || label.startsWith(`${verb}: otherwise`),
      );
      if (group !== undefined) await named(group);
      const opened = await direct();
      if (opened !== undefined) return named(opened);
      await choose(line);
    },
  };
}
