// What the production image has – the build, card sets, packages without those for development – is enough to run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from '#core/root';
import { compilerOf } from '#sandbox/validate/compiler';
import { readSpec } from '#sandbox/validate/spec';
import type { Validators } from '#sandbox/validate/validators';
import { loadSets } from '#sets/load';
import { startCommand, startEnvironment } from '#test/start-script';
import { built } from '../src/build.mjs';
import { packagesToKeep } from '../src/slim.mjs';

const here = fileURLToPath(root);
const image = mkdtempSync(join(tmpdir(), 'wardroom-image-'));
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** Lays the folder out as the Dockerfile does. */
async function lay(): Promise<void> {
  await built();
  for (const folder of ['assets', 'migrations', 'dist'])
    cpSync(join(here, folder), join(image, folder), { recursive: true, filter: (path) => !path.endsWith('.map') });
  cpSync(join(here, 'src'), join(image, 'src'), { recursive: true, filter: (path) => !path.endsWith('.ts') });
  cpSync(join(here, 'package.json'), join(image, 'package.json'));
  for (const name of packagesToKeep(here)) {
    mkdirSync(join(image, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(here, 'node_modules', name), join(image, 'node_modules', name));
  }
}

async function run(
  args: readonly string[],
  until?: RegExp,
): Promise<{ readonly said: string; readonly code: unknown }> {
  const env = {
    PATH: process.env.PATH,
    ...startEnvironment,
    SANDBOX_PORT: '0',
    DATABASE_PATH: join(image, 'w.sqlite'),
  };
  const child = spawn(process.execPath, args, { cwd: image, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let ending = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (ending || until?.test(said) !== true) return;
      ending = true;
      child.kill('SIGTERM');
    });
  const [code] = await once(child, 'close');
  return { said, code };
}

test('the program and what operators run start without source, esbuild and tsx', async () => {
  await lay();
  expect(readdirSync(join(image, 'node_modules'))).not.toContain('esbuild');
  expect(readdirSync(join(image, 'node_modules'))).not.toContain('tsx');
  expect(readdirSync(join(image, 'node_modules')).length).toBeLessThan(80);
  const program = await run(startCommand.slice(1), /Wardroom is ready/);
  expect(program).toMatchObject({ said: expect.stringContaining('Wardroom is ready'), code: 0 });
  const { scripts } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const programs = Object.entries(scripts).filter(([, script]) => /^node src\/start\.mjs \S+$/.test(script));
  expect(programs.length).toBeGreaterThan(5);
  for (const [name, script] of programs)
    expect([name, await run([...script.split(' ').slice(1), '--help'])]).toEqual([
      name,
      { said: expect.stringContaining('npm run'), code: 0 },
    ]);
  const backup = await run(['src/start.mjs', 'store/backup-cli', join(image, 'copy.sqlite')]);
  expect(backup).toMatchObject({ said: expect.stringContaining('Copied'), code: 0 });
});

test('a build has the very card sets that the files have', async () => {
  const file = join(await built(), 'sets.json');
  const prepared = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, { readonly sets: unknown }>>;
  const { sets } = loadSets();
  expect(Object.keys(prepared).sort()).toEqual(Object.keys(sets).sort());
  for (const [game, own] of Object.entries(sets)) {
    expect(prepared[game]?.sets).toEqual(own);
    expect(JSON.stringify(prepared[game]?.sets)).toBe(JSON.stringify(own));
  }
});

test('a build finds the same faults in what is sent as validators that are compiled now', async () => {
  const file = join(await built(), 'validators.cjs');
  const validators: Validators = createRequire(file)(file);
  const spec = readSpec();
  const compiler = compilerOf(spec);
  expect(Object.keys(validators).sort()).toEqual([...spec.bodies.keys()].sort());
  const bodies = [{}, [], { content: 3, name: 'n', type: 4, data: { content: 'x'.repeat(2001), flags: 'many' } }];
  let faults = 0;
  for (const [operation, schema] of spec.bodies) {
    const own = validators[operation];
    if (schema === undefined || own === undefined || own === null) {
      expect([operation, own, schema]).toEqual([operation, null, undefined]);
      continue;
    }
    const fresh = compiler.compile(schema);
    for (const body of bodies) {
      expect([operation, own(body), own.errors]).toEqual([operation, fresh(body), fresh.errors]);
      faults += own.errors?.length ?? 0;
    }
  }
  expect(faults).toBeGreaterThan(200);
});
