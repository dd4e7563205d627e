/** The sandbox page in a real browser, with a small bot behind it: everything a person sees and does there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import { type Bot, startBot } from './bot.ts';
import { type KeptBrowser, openBrowser } from './chromium.ts';
import { type Desk, openPage } from './support.ts';

const mira = 'Mira Kestrel';
const tobin = 'Tobin Vale';

let sandbox: Sandbox;
let bot: Bot;
let browser: KeptBrowser;
let desk: Desk | undefined;

const open = async (viewport?: { width: number; height: number }): Promise<Desk> => {
  desk = await openPage(browser, sandbox.url, viewport);
  return desk;
};

beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startSandbox(), openBrowser()]);
  bot = await startBot(sandbox.apiUrl, sandbox.token, sandbox.applicationId);
});

afterAll(async () => {
  await bot?.stop();
  await browser?.close();
  await sandbox?.close();
});

afterEach(async () => {
  const problems = desk?.problems ?? [];
  await desk?.close();
  desk = undefined;
  expect(problems).toEqual([]);
});

describe('the frame', () => {
  test('servers, channels and seven people to sit as', async () => {
    const { page } = await open();
    const servers = page.getByRole('navigation', { name: 'Servers' }).getByRole('button');
    expect(await servers.count()).toBe(3);
    const people = page.getByRole('radiogroup', { name: 'Person' }).getByRole('radio');
    expect(await people.count()).toBe(7);
    const channels = page.getByRole('navigation', { name: 'Channels' }).getByRole('button');
    expect(await channels.count()).toBeGreaterThanOrEqual(2);
  });

  test('two seats side by side keep their own person and channel, also over a reload', async () => {
    const { page, sideBySide } = await open();
    const [one, two] = await sideBySide([tobin, mira]);
    const names = await page.getByRole('navigation', { name: 'Channels' }).getByRole('button').all();
    const second = (await names[1]?.getAttribute('aria-label')) ?? '';
    await two?.openChannel(second);
    await page.reload();
    await two?.pane.getByRole('log', { name: `Messages in ${second}` }).waitFor();
    expect(await one?.pane.getByRole('log').getAttribute('aria-label')).not.toBe(`Messages in ${second}`);
  });

  test('nobody sits twice: choosing who sits beside changes places', async () => {
    const { page, sideBySide } = await open();
    const [one] = await sideBySide([mira, tobin]);
    await one?.pane.getByRole('radio', { name: tobin }).click();
    const labels = await page.locator('.pane').evaluateAll((panes) => panes.map((pane) => pane.ariaLabel));
    expect(labels).toEqual([tobin, mira]);
  });

  test('what one person writes, the other sees, called by name and marked as unread elsewhere', async () => {
    const { page, sideBySide } = await open();
    const [one, two] = await sideBySide([mira, tobin]);
    const names = await page.getByRole('navigation', { name: 'Channels' }).getByRole('button').all();
    const [first = '', second = ''] = await Promise.all(
      names.map(async (name) => (await name.getAttribute('aria-label')) ?? ''),
    );
    await one?.openChannel(first);
    await two?.openChannel(second);
    await one?.t('hello @tobin');
    const there = page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: first, exact: true });
    await two?.pane.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => there.getAttribute('aria-description')).toBe('1 mentions');
    await two?.openChannel(first);
    await two?.lastMessage('hello @Tobin Vale').waitFor();
    expect(await two?.pane.getByRole('separator', { name: 'New messages' }).count()).toBe(1);
    await expect.poll(() => there.getAttribute('aria-description')).toBe(null);
  });

  test('on a narrow screen the channels come out at a press', async () => {
    const { page } = await open({ width: 390, height: 844 });
    expect(await page.getByRole('navigation', { name: 'Channels' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Channels', exact: true }).click();
    await page.getByRole('navigation', { name: 'Channels' }).getByRole('button').nth(1).click();
    expect(await page.getByRole('navigation', { name: 'Channels' }).isVisible()).toBe(false);
  });
});

test('older messages come as one scrolls up, and a press leads back to the newest', async () => {
  const { page, asPerson } = await open();
  const seat = await asPerson('Oksana Reed');
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: 'Quiet Orbit' }).click();
  await seat.pane.getByRole('log').waitFor();
  const [person, channel] = (new URLSearchParams(new URL(page.url()).hash.slice(1)).get('seat') ?? '').split('@');
  for (let i = 0; i < 70; i++)
    await fetch(`${sandbox.url}/page-api/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person, do: 'send', channel, content: `line ${i}.` }),
    });
  await page.reload();
  await seat.lastMessage('line 69.').waitFor();
  expect(await seat.pane.getByText('line 0.').count()).toBe(0);
  const log = seat.pane.locator('.messages');
  await log.evaluate((box) => Reflect.set(box, 'scrollTop', -100_000));
  await seat.pane.getByText('line 0.').waitFor();
  expect(await seat.pane.getByRole('article').count()).toBe(70);
  await seat.pane.getByRole('button', { name: 'Jump to present' }).click();
  await expect.poll(() => log.evaluate((box) => Reflect.get(box, 'scrollTop'))).toBe(0);
});

test('a sandbox that goes away and comes back finds the page where it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardroom-page-'));
  const databasePath = join(folder, 'sandbox.sqlite');
  const first = await startSandbox({ databasePath });
  const port = Number(new URL(first.url).port);
  const lone = await openPage(browser, first.url);
  const seat = await lone.asPerson(mira);
  await seat.t('before the storm');
  await first.close();
  await lone.page.getByText('Connection lost').waitFor();
  const second = await startSandbox({ databasePath, port });
  await lone.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await seat.t('after the storm');
  expect(await seat.pane.getByText('before the storm').count()).toBe(1);
  await lone.close();
  await second.close();
  await rm(folder, { recursive: true });
});

describe('the command box', () => {
  test('what is typed as soon as a channel shows stays, however busy the machine is', async () => {
    const { page, asPerson } = await open();
    const seat = await asPerson(mira);
    await seat.openChannel('general');
    const typed = await page.evaluate(`(async () => {
      const links = document.querySelectorAll('nav[aria-label="Channels"] button');
      [...links].find((link) => link.textContent.includes('game-tables')).click();
      // The page has drawn the channel, and nothing that it puts off until the browser has painted has run.
      while (!document.querySelector('[role="log"][aria-label="Messages in game-tables"]')) await Promise.resolve();
      const box = document.querySelector('textarea[aria-label="Message"]');
      box.value = '/echo';
      box.dispatchEvent(new Event('input', { bubbles: true }));
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      for (let frame = 0; frame < 3; frame += 1) await painted();
      return box.value;
    })()`);
    expect(typed).toBe('/echo');
  });

  test('commands are offered, completed by Tab, and run by Enter', async () => {
    const { page, asPerson } = await open();
    const seat = await asPerson(mira);
    const box = seat.pane.getByRole('textbox', { name: 'Message' });
    await box.pressSequentially('/ec');
    await page.getByRole('option', { name: '/echo' }).waitFor();
    await box.press('Tab');
    expect(await box.inputValue()).toBe('/echo text:');
    await box.pressSequentially('over here');
    await box.press('Enter');
    const answer = seat.lastMessage('over here');
    await answer.waitFor();
    expect(await answer.textContent()).toContain('Mira Kestrel used /echo');
  });

  test('values that the bot completes are shown by name and sent by value', async () => {
    const { asPerson } = await open();
    const seat = await asPerson(mira);
    expect(await seat.complete('card', 'name', 's')).toEqual(['Slasher', 'Stubborn Mechanic', 'Scout']);
    await seat.pick('Stubborn Mechanic');
    await seat.lastMessage('The card is card-stubborn-mechanic').waitFor();
  });

  test('people, numbers and fixed choices; what is missing or wrong is said before anything is sent', async () => {
    const { asPerson } = await open();
    const seat = await asPerson(mira);
    const box = seat.pane.getByRole('textbox', { name: 'Message' });
    await box.fill('/invite seats:9');
    await box.press('Enter');
    expect(await seat.pane.getByRole('alert').textContent()).toContain('from 2 to 4');
    await box.fill('/invite seats:3');
    await box.press('Enter');
    expect(await seat.pane.getByRole('alert').textContent()).toContain('whom: This option is required.');
    expect(await box.inputValue()).toBe('/invite seats:3 whom:');
    await seat.runCommand('invite', { whom: '@tobin', seats: 3, speed: 'At once' });
    await seat.lastMessage('@Tobin Vale is invited, 3 seats, fast').waitFor();
  });

  test('a private answer is for one person alone, and can be dismissed', async () => {
    const { sideBySide } = await open();
    const [one, two] = await sideBySide([mira, tobin]);
    await one?.runCommand('echo', { text: 'for my eyes', private: true });
    const message = one?.lastMessage('for my eyes');
    expect(await message?.textContent()).toContain('Only you can see this');
    expect(await two?.pane.getByText('for my eyes').count()).toBe(0);
    await message?.getByRole('button', { name: 'Dismiss message' }).click();
    await message?.waitFor({ state: 'detached' });
  });

  test('the bot thinks first, then answers', async () => {
    const { asPerson } = await open();
    const seat = await asPerson(mira);
    const answered = seat.runCommand('slow');
    await seat.lastMessage('is thinking…').waitFor();
    bot.goOn();
    await answered;
    expect(await seat.lastMessage('Thought about it.').count()).toBe(1);
  });

  test('what is answered before the page has its socket again is not waited for, and is shown', async () => {
    const { page, asPerson } = await open();
    let letThrough = () => {};
    const connected = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.routeWebSocket(/\/page$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage(async (message) => {
        await connected;
        server.send(message);
      });
    });
    await page.reload();
    const seat = await asPerson(mira);
    const answer = page.waitForResponse(/\/page-api\/act$/);
    const settled = seat.runCommand('echo', { text: 'heard by nobody', private: true });
    await answer;
    letThrough();
    await settled;
    await seat.lastMessage('heard by nobody').waitFor();
  });

  test('a command that is never answered says so to the one who ran it', async () => {
    const { asPerson } = await open();
    const seat = await asPerson(mira);
    await seat.runCommand('dead');
    expect(await seat.pane.getByRole('alert').textContent()).toContain('did not respond');
  });

  test('a thread stands under its channel, unread for the one it calls', async () => {
    const { page, asPerson } = await open();
    const seat = await asPerson(mira);
    await seat.runCommand('thread');
    const thread = page.getByRole('group', { name: /^Threads of/ }).getByRole('button', { name: 'Table 1' });
    await expect.poll(() => thread.getAttribute('aria-description')).toBe('1 mentions');
    await seat.openChannel('Table 1');
    await seat.lastMessage('@Mira Kestrel, it is your move.').waitFor();
  });
});

describe('components', () => {
  test('everything a message can hold is there, by role and name', async () => {
    const { page, asPerson } = await open();
    const seat = await asPerson(mira);
    await seat.runCommand('show');
    const message = seat.lastMessage('The board');
    expect(await message.getByRole('heading', { name: 'The board' }).count()).toBe(1);
    expect(await message.getByRole('button', { name: 'Later' }).isDisabled()).toBe(true);
    expect(await message.getByRole('button', { name: 'Rules' }).getAttribute('href')).toBe('https://example.org/rules');
    expect(await message.getByRole('link', { name: /log\.txt/ }).count()).toBe(1);
    const picture = message.getByRole('img', { name: 'Two regions and a tower' });
    await expect.poll(() => picture.evaluate((img) => Reflect.get(img, 'naturalWidth'))).toBe(800);
    await message.getByRole('button', { name: 'Enlarge: Two regions and a tower' }).click();
    const large = page.getByRole('dialog', { name: 'Picture' });
    await large.getByRole('img', { name: 'Two regions and a tower' }).waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
  });

  test('a press, single and several choices, a person chosen', async () => {
    const { asPerson } = await open();
    const seat = await asPerson(mira);
    await seat.runCommand('show');
    await seat.press('Hand');
    await seat.lastMessage('Your hand: Scout, Slasher').waitFor();
    await seat.choose('Play a card', 'Executioner');
    await seat.lastMessage('one: executioner').waitFor();
    await seat.choose('Send ships', ['Scout', 'Slasher']);
    await seat.lastMessage('many: scout, slasher').waitFor();
    await seat.choose('Choose an opponent', 'Jun Calder');
    await seat.lastMessage(/^.*who: \d+/).waitFor();
  });

  test('a menu stays open, with what was chosen, when something joins its message', async () => {
    const { asPerson } = await open();
    const seat = await asPerson(mira);
    await seat.runCommand('late');
    await seat.pane.getByRole('combobox', { name: 'Name a fleet' }).last().click();
    await seat.pane.getByRole('option', { name: 'Scout', exact: true }).click();
    bot.goOn();
    await seat.lastMessage('Here is the rest.').waitFor();
    await seat.pane.getByRole('option', { name: 'Slasher', exact: true }).click();
    await seat.pane.locator('.select-foot').getByRole('button', { name: 'Done' }).click();
    await seat.lastMessage('fleet: scout, slasher').waitFor();
  });

  test('a form is checked before it is sent, and its fields arrive', async () => {
    const { asPerson } = await open();
    const seat = await asPerson(mira);
    await seat.runCommand('show');
    await seat.press('Form');
    const form = seat.pane.getByRole('dialog', { name: 'Split the damage' });
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(await form.getByRole('alert').first().textContent()).toBe('This field is required.');
    await seat.fillModal({ Points: '4', Target: 'Scout', Speed: 'Strict', 'Tell me about': ['My turn', 'Attacks'] });
    await seat.lastMessage('4 on scout, strict, turn+attacks').waitFor();
    await seat.press('Form');
    await seat.pane.getByRole('dialog').waitFor();
    await seat.pane.page().keyboard.press('Escape');
    await seat.pane.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a press without an answer fails for the presser alone', async () => {
    const { sideBySide } = await open();
    const [one, two] = await sideBySide([mira, tobin]);
    await one?.runCommand('show');
    await two?.lastMessage('The board').waitFor();
    await one?.press('Broken');
    expect(await one?.lastMessage('The board').getByRole('alert').textContent()).toContain('This interaction failed');
    expect(await two?.pane.getByRole('alert').count()).toBe(0);
  });
});

describe('texts', () => {
  let writer: Desk;
  beforeAll(async () => {
    writer = await openPage(browser, sandbox.url);
  });
  afterAll(() => writer.close());

  test.each([
    ['**bold** and *leaning*', '<strong>bold</strong> and <em>leaning</em>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['__under__ ~~gone~~', '<u>under</u> <s>gone</s>'],
    ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
    ['`**not bold**`', '<code>**not bold**</code>'],
    ['\\*plain\\*', '*plain*'],
    ['one\ntwo', 'one<br>two'],
    ['- a\n  - b\n- c', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['> said\nafter', '<blockquote>said</blockquote>after'],
    ['-# small', '<small class="subtext">small</small>'],
    ['```js\nlet a = "**";\n```', '<pre><code>let a = "**";</code></pre>'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('%j', async (text, markup) => {
    const seat = await writer.asPerson(mira);
    const box = seat.pane.getByRole('textbox', { name: 'Message' });
    await box.fill(text);
    await box.press('Escape');
    await box.press('Enter');
    await expect.poll(() => seat.pane.locator('article .md').last().innerHTML()).toBe(markup);
  });
});

test('the only violations are the two that the bot commits on purpose', async () => {
  const { violations } = await open();
  const rules = sandbox.violations().map((violation) => violation.rule);
  expect(rules).toEqual(['no-response', 'no-response']);
  expect(await violations()).toBe(2);
});
