/** The browser that the tests bring with them. */
import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium, type KeptBrowser, openBrowser } from './chromium.ts';

const packaged = test.runIf(process.platform === 'linux' && process.arch === 'x64');

let browser: KeptBrowser | undefined;

afterEach(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  browser = undefined;
});

const headline = async ({ newContext }: KeptBrowser) => {
  const context = await newContext();
  const page = await context.newPage();
  await page.setContent('<h1 style="display: inline-block">Kestrel</h1>');
  const box = await page.getByRole('heading').boundingBox();
  await context.close();
  return box?.width ?? 0;
};

packaged('contexts come and go; the browser stays', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  browser = await openBrowser();
  for (let n = 0; n < 3; n++) expect(await headline(browser)).toBeGreaterThan(50);
});

packaged('a browser that crashed is replaced', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  browser = await openBrowser();
  const context = await browser.newContext();
  const crashing = context.browser();
  const session = await crashing?.newBrowserCDPSession();
  const gone = new Promise((resolve) => crashing?.once('disconnected', resolve));
  // The browser does not live to answer.
  await Promise.all([gone, session?.send('Browser.crash').catch(() => undefined)]);
  expect(await headline(browser)).toBeGreaterThan(50);
});

packaged('libraries that the machine may lack come with it', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  const { path, env } = await findChromium();
  const libraries = execFileSync('ldd', [path], { env: { ...process.env, ...env }, encoding: 'utf8' });
  for (const name of ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'])
    expect(libraries).toContain(`${name} => ${env.LD_LIBRARY_PATH}/`);
  expect(libraries).not.toContain('not found');
});

test('CHROMIUM_PATH comes first, and one that names nothing is told', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findChromium()).toEqual({ path: process.execPath, env: {} });
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  await expect(openBrowser()).rejects.toThrow('CHROMIUM_PATH: there is no /no/such/browser');
});
