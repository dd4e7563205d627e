// `npm start` without a token: it must say where to open it, answer there, and end quietly on SIGTERM.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'wardroom-'));
const env = { ...process.env, DATABASE_PATH: join(folder, 'wardroom.sqlite'), SANDBOX_PORT: '0' };
delete env.DISCORD_TOKEN;
const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => child.once('exit', resolve));
const timer = setTimeout(() => {
  child.kill('SIGKILL');
  console.error('it did not start within 180 s');
  process.exit(1);
}, 180_000);

let text = '';
for await (const chunk of child.stdout) {
  text += chunk;
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
  if (address === undefined) continue;
  const page = await fetch(address);
  console.log(`${address} answers ${page.status}`);
  child.stdout.resume();
  child.kill('SIGTERM');
  const code = await ended;
  clearTimeout(timer);
  process.exit(page.ok && code === 0 ? 0 : 1);
}
