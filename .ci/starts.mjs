// `npm start` without a token: it must say where to open it, answer there, and end quietly on SIGTERM.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'wardroom-'));
const env = { ...process.env, DATABASE_PATH: join(folder, 'wardroom.sqlite'), SANDBOX_PORT: '0' };
delete env.DISCORD_TOKEN;
// A group of its own: should it not start, npm is killed with all that it has started.
const child = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
const ended = new Promise((resolve) => child.once('exit', resolve));
const timer = setTimeout(() => {
  process.kill(-child.pid, 'SIGKILL');
  console.error('it did not start and end within 180 s');
  process.exit(1);
}, 180_000);

let text = '';
for await (const chunk of child.stdout) {
  text += chunk;
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
  // npm runs it in a shell, which a signal to npm would end alone: the signal is for the program, whose log names it.
  const pid = /"pid":(\d+)/.exec(text)?.[1];
  if (address === undefined || pid === undefined) continue;
  const page = await fetch(address);
  console.log(`${address} answers ${page.status}`);
  child.stdout.resume();
  process.kill(Number(pid), 'SIGTERM');
  const code = await ended;
  clearTimeout(timer);
  console.log(`npm start ended with ${code}`);
  process.exit(page.ok && code === 0 ? 0 : 1);
}
clearTimeout(timer);
console.error(`it ended with ${await ended} before it was ready`);
process.exit(1);
