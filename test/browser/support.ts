/** Plays the sandbox page as a person would: sits in seats, types commands, presses, chooses, fills in. */
import type { Locator, Page } from 'playwright-core';
import type { KeptBrowser } from './chromium.ts';

/** The sandbox page in a browser. `problems` gathers what its console complains about. */
export type Desk = {
  readonly page: Page;
  readonly problems: readonly string[];
  /** The seat of a person: the one they sit in, else the first one, which they take. */
  readonly asPerson: (name: string) => Promise<Seat>;
  /** These people side by side, one to four, in this order. */
  readonly sideBySide: (names: readonly string[]) => Promise<readonly Seat[]>;
  /** How many violations the page's bar counts. */
  readonly violations: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** One person's part of the page. Names are those shown: of channels, buttons, menus and their options. */
export type Seat = {
  readonly pane: Locator;
  readonly openChannel: (name: string) => Promise<void>;
  readonly t: (text: string) => Promise<void>;
  /** Runs `/name` with its options, and waits for the bot's answer. Choices are given by the names shown. */
  readonly runCommand: (name: string, options?: Readonly<Record<string, string | number | boolean>>) => Promise<void>;
  /** Types into an option that the bot completes and returns what is offered; `runCommand` or `pick` comes after it. */
  readonly complete: (command: string, option: string, typed: string) => Promise<readonly string[]>;
  /** Runs `/name` with a file picked for an option. */
  readonly attach: (
    name: string,
    option: string,
    file: { readonly name: string; readonly content: string },
  ) => Promise<void>;
  /** Takes an offered line of the command box and runs the command. */
  readonly pick: (label: string) => Promise<void>;
  /** Presses the newest button of that label, and waits for the bot's answer. */
  readonly press: (label: string | RegExp) => Promise<void>;
  /** Chooses in the newest menu of that placeholder. */
  readonly choose: (menu: string | RegExp, labels: string | readonly string[]) => Promise<void>;
  /** Fills in the open modal by its labels and submits it, unless told not to. Lists are for boxes and menus. */
  readonly fillModal: (
    fields: Readonly<Record<string, string | boolean | readonly string[]>>,
    submit?: boolean,
  ) => Promise<void>;
  /** The newest message, or the newest that holds a text. */
  readonly lastMessage: (text?: string | RegExp) => Locator;
  /** Waits until the bot has answered everything this person has asked for. */
  readonly settled: () => Promise<void>;
  /** Waits until no message is about to come or to change, as far as it is known. */
  readonly atRest: () => Promise<void>;
};

/** Opens the page of a running sandbox. `scale`: pixels of its screen for each of the page. */
export async function openPage(
  browser: KeptBrowser,
  url: string,
  viewport = { width: 1400, height: 900 },
  scale = 1,
): Promise<Desk> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.addInitScript(reportMovedButtons);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(message.text());
    // A story may fail before it looks for problems.
    console.error(message.text());
  });
  await page.goto(url);
  await page.getByRole('radiogroup', { name: 'Person' }).first().waitFor();

  const asPerson = async (name: string): Promise<Seat> => {
    const pane = regionOf(page, name);
    if ((await pane.count()) === 0) {
      const people = page.getByRole('radiogroup', { name: 'Person' }).first();
      await people.getByRole('radio', { name, exact: true }).click();
    }
    await pane.first().waitFor();
    return seat(page, pane.first());
  };
  return {
    page,
    problems,
    asPerson,
    sideBySide: async (names) => {
      const count = `${names.length} ${names.length === 1 ? 'seat' : 'seats'}`;
      await page.getByRole('radio', { name: count, exact: true }).click();
      const groups = page.getByRole('radiogroup', { name: 'Person' });
      const seats: Seat[] = [];
      for (const [i, name] of names.entries()) {
        await groups.nth(i).getByRole('radio', { name, exact: true }).click();
        seats.push(seat(page, regionOf(page, name).first()));
      }
      return seats;
    },
    violations: async () => {
      const text = await page.getByRole('link', { name: /^Violations/ }).textContent();
      return Number(/\d+/.exec(text ?? '')?.[0]);
    },
    close: () => context.close(),
  };
}

/** Runs in the page: a press counts for a button only if it begins and ends there, so that nothing may move under the pointer. */
function reportMovedButtons(): void {
  const buttonAt = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null);
  let pressed: HTMLButtonElement | null = null;
  addEventListener('pointerdown', (event) => (pressed = buttonAt(event)), true);
  addEventListener(
    'pointerup',
    (event) => {
      const now = buttonAt(event);
      if (pressed !== null && now !== pressed)
        console.error(`"${pressed.textContent}" moved away under the pointer, where "${now?.textContent}" is now`);
    },
    true,
  );
}

/**
 * Presses a button, or opens a menu, that a pointer could reach. The press itself is a keyboard's: what others have done may still
 * be on its way to the page, and would move the button from under a pointer.
 */
export async function pressByKey(button: Locator): Promise<void> {
  // Not a trial click: that one goes down and up, and a message that comes between makes it a press of another button.
  await button.and(button.page().locator(':not(:disabled)')).hover();
  await button.press('Enter');
}

const regionOf = (page: Page, name: string): Locator => page.locator(`section[aria-label="${name}"]`);

function seat(page: Page, pane: Locator): Seat {
  const box = pane.getByRole('textbox', { name: 'Message' });
  // By its element: to find out which of hundreds have a role takes the page longer than to show them.
  const articles = pane.locator('article');
  const settled = () => pane.and(page.locator('[aria-busy="false"]')).waitFor();
  const enter = async (text: string) => {
    await box.fill(text);
    // Whatever is offered is put away, so that Enter runs what stands there.
    await box.press('Escape');
    await box.press('Enter');
  };
  return {
    pane,
    settled,
    atRest: settled,
    openChannel: async (name) => {
      // The side of the page belongs to the active seat.
      await pane.getByRole('heading', { level: 1 }).click();
      const channels = page.getByRole('navigation', { name: 'Channels' });
      await channels.getByRole('button', { name, exact: true }).first().click();
      await pane.getByRole('log', { name: `Messages in ${name}` }).waitFor();
    },
    t: async (text) => {
      await enter(text);
      await articles.filter({ hasText: text }).last().waitFor();
    },
    runCommand: async (name, options = {}) => {
      const given = Object.entries(options).map(([option, value]) => {
        const shown = typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
        return ` ${option}:${shown}`;
      });
      await enter(`/${name}${given.join('')}`);
      await settled();
    },
    complete: async (command, option, typed) => {
      await box.fill(`/${command} ${option}:${typed}`);
      const offers = pane.getByRole('listbox', { name: option, exact: true }).getByRole('option');
      await offers.first().waitFor();
      return Promise.all((await offers.all()).map(async (offer) => (await offer.getAttribute('aria-label')) ?? ''));
    },
    attach: async (name, option, file) => {
      await box.fill(`/${name} ${option}:`);
      const asked = page.waitForEvent('filechooser');
      await pane.getByRole('option', { name: 'Choose a file…', exact: true }).click();
      const { name: filename, content } = file;
      await (await asked).setFiles({ name: filename, mimeType: 'text/plain', buffer: Buffer.from(content) });
      await expectValue(box, filename);
      await box.press('Escape');
      await box.press('Enter');
      await settled();
    },
    pick: async (label) => {
      await pane.getByRole('option', { name: label, exact: true }).click();
      await box.press('Escape');
      await box.press('Enter');
      await settled();
    },
    press: async (label) => {
      const exact = typeof label === 'string';
      await pressByKey(articles.getByRole('button', { name: label, exact }).last());
      await settled();
    },
    choose: async (menu, labels) => {
      await pressByKey(articles.getByRole('combobox', { name: menu }).last());
      const wanted = typeof labels === 'string' ? [labels] : labels;
      const list = pane.getByRole('listbox').last();
      for (const label of wanted) await list.getByRole('option', { name: label, exact: true }).click();
      const done = pane.getByRole('button', { name: 'Done', exact: true });
      if (await done.isVisible()) await done.click();
      await settled();
    },
    fillModal: async (fields, submit = true) => {
      const modal = pane.getByRole('dialog');
      await modal.waitFor();
      for (const [label, value] of Object.entries(fields)) await fillField(modal, label, value);
      if (!submit) return;
      await modal.getByRole('button', { name: 'Submit' }).click();
      await modal.waitFor({ state: 'detached' });
      await settled();
    },
    lastMessage: (text) => (text === undefined ? articles : articles.filter({ hasText: text })).last(),
  };
}

/** Waits until a box holds a text. */
async function expectValue(box: Locator, part: string): Promise<void> {
  while (!(await box.inputValue()).includes(part)) await box.page().waitForTimeout(20);
}

async function fillField(modal: Locator, label: string, value: string | boolean | readonly string[]): Promise<void> {
  const group = modal.getByRole('group', { name: label, exact: true });
  if ((await group.count()) > 0) {
    for (const one of typeof value === 'string' ? [value] : value === true || value === false ? [] : value)
      await group.getByLabel(one, { exact: true }).check();
    return;
  }
  const field = modal.getByLabel(label, { exact: true });
  if (typeof value === 'boolean') return field.setChecked(value);
  if ((await field.getAttribute('role')) !== 'combobox')
    return field.fill(typeof value === 'string' ? value : value.join('\n'));
  await field.click();
  for (const one of typeof value === 'string' ? [value] : value)
    await modal.getByRole('listbox').getByRole('option', { name: one, exact: true }).click();
  if ((await field.getAttribute('aria-expanded')) === 'true') await field.click();
}
