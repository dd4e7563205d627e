// Loaded into the program under trial before its own code: answers, over the channel to its parent, how it is doing.
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
let cpu = process.cpuUsage();
/** Messages by channel. */
const wrote = {};

subscribe('undici:request:create', (message) => {
  const { method, path } = message.request;
  const channel = method === 'POST' ? /\/channels\/(\d+)\/messages$/.exec(path)?.[1] : undefined;
  if (channel !== undefined) wrote[channel] = (wrote[channel] ?? 0) + 1;
});

function peak() {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

process.on('message', () => {
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
  const { user, system } = process.cpuUsage(cpu);
  const vitals = {
    rss: process.memoryUsage().rss,
    peak: peak(),
    loop: { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) },
    cpu: (user + system) / 1000,
    wrote,
  };
  delay.reset();
  cpu = process.cpuUsage();
  process.send?.(vitals);
});
// The channel alone must not keep the program from ending.
process.channel?.unref();
