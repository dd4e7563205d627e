/**
 * The browser of the tests: the Chromium that comes as a package, with the libraries and fonts packed beside it, so that
 * nothing has to be installed; or the one that `CHROMIUM_PATH` names. What else a machine holds is never used.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';

/**
 * Arguments of our own. Those of the package run everything in one process (`--single-process`, `--in-process-gpu`), which
 * ends with the first context that is closed.
 */
const args: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const modules = join(import.meta.dirname, '../../node_modules');

/** A program file and the variables it is started with besides those of this process. */
type Executable = { readonly path: string; readonly env: Readonly<Record<string, string>> };

/** A browser without a window. One that has crashed is replaced when the next context is wanted. */
export type KeptBrowser = {
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
};

/** Starts a browser; close it when done. Throws with what to do where none can be started. */
export async function openBrowser(): Promise<KeptBrowser> {
  const executable = await findChromium();
  let browser = await launch(executable);
  return {
    newContext: async (options) => {
      if (!browser.isConnected()) browser = await launch(executable);
      return browser.newContext(options);
    },
    close: () => browser.close(),
  };
}

function launch({ path, env }: Executable): Promise<Browser> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return chromium.launch({ executablePath: path, args: [...args], env: { ...Object.fromEntries(inherited), ...env } });
}

/** `CHROMIUM_PATH`, else the packaged one. */
export async function findChromium(): Promise<Executable> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH: there is no ${wanted}; leave it out for the packaged one`);
    return { path: wanted, env: {} };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the packaged Chromium is for Linux on x64; set CHROMIUM_PATH to a Chromium of this machine');
  const folder = await unpacked();
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** The folder with the packaged browser, unpacked once for each version. It is there whole or not at all. */
async function unpacked(): Promise<string> {
  const about = await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(about) as { readonly version: string };
  const cache = join(modules, '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'unpacking-'));
  try {
    await unpack(fresh);
    await writeFile(join(fresh, 'fonts/fonts.conf'), fontConfig(join(folder, 'fonts')));
    await rename(fresh, folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}

/**
 * The package unpacks into the temporary folder, and its libraries only where it takes the machine for one of Amazon's: it
 * runs in a process of its own with both arranged for.
 */
async function unpack(folder: string): Promise<void> {
  const script = "const { default: packaged } = await import('@sparticuz/chromium'); await packaged.executablePath();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(modules, '..'),
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
}

const fontConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;
