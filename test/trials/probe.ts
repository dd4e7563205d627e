// Loaded into the program under trial before its own code: answers, over the channel to its parent, how it is doing.
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How a process is doing. Times in ms, sizes in bytes; the delays and the work are since the last question. */
export type Vitals = {
  readonly rss: number;
  /** The most memory that it ever held. */
  readonly peak: number;
  /** How late the event loop was: the middle, one in a hundred, the worst. */
  readonly loop: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Processor time that all its threads took. */
  readonly cpu: number;
  /** How many messages it wrote in each channel, replies to interactions aside, since its start. */
  readonly wrote: Readonly<Record<string, number>>;
};

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
let cpu = process.cpuUsage();
const wrote: Record<string, number> = {};

subscribe('undici:request:create', (message) => {
  const { method, path } = (message as { readonly request: { readonly method: string; readonly path: string } })
    .request;
  const channel = method === 'POST' ? /\/channels\/(\d+)\/messages$/.exec(path)?.[1] : undefined;
  if (channel !== undefined) wrote[channel] = (wrote[channel] ?? 0) + 1;
});

function peak(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

process.on('message', () => {
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution);
  const { user, system } = process.cpuUsage(cpu);
  const vitals: Vitals = {
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
