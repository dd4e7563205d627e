/** `npm run bench [-- --quick] [names]`: prints figures and ratios; asserts nothing about time. */
import { commandLine, flag, refuse, whole } from '#cli';
import type { Load } from './many.ts';
import { print, type Row } from './measure.ts';

type Section = {
  readonly title: string;
  /** Loads what measures, once it is asked for. */
  load(): Promise<(quick: boolean, given: Load & { readonly write: boolean }) => Row[] | Promise<Row[]>>;
  /** Takes minutes, so it is only run by its name. */
  readonly onDemand?: boolean;
};

const sections: Readonly<Record<string, Section>> = {
  cycle: { title: 'One move of a 120-card game', load: async () => (await import('./cycle.ts')).cycle },
  selfplay: { title: 'Whole games', load: async () => (await import('./selfplay.ts')).selfplay },
  thinking: { title: 'Computers that look ahead', load: async () => (await import('./thinking.ts')).thinking },
  press: { title: 'What a press costs the bot', load: async () => (await import('./press.ts')).press },
  images: { title: 'Pictures', load: async () => (await import('./images.ts')).images },
  search: { title: 'Looking up a card while one types', load: async () => (await import('./search.ts')).search },
  league: { title: 'The arithmetic of leagues', load: async () => (await import('./league.ts')).league },
  seasons: { title: 'Seasons beside other work', load: async () => (await import('./seasons.ts')).seasons },
  start: { title: 'A start with many unfinished tables', load: async () => (await import('./start.ts')).start },
  growth: { title: 'What is stored of a game', load: async () => (await import('./growth.ts')).growth },
  store: { title: 'Calls of the store', load: async () => (await import('./store.ts')).store },
  frames: { title: 'The states of games, kept one by one', load: async () => (await import('./frames.ts')).frames },
  load: { title: 'People at many tables, through the sandbox', load: async () => (await import('./load.ts')).load },
  many: {
    title: 'Four processes on PostgreSQL, and people in many servers',
    load: async () => (await import('./many.ts')).many,
    onDemand: true,
  },
  soak: { title: 'Memory of the bot over many moves', load: async () => (await import('./soak.ts')).soak },
  kill: { title: 'The bot killed while people play', load: async () => (await import('./kill.ts')).kill },
};

const names = Object.keys(sections);
const onDemand = names.filter((name) => sections[name]?.onDemand === true);
const command = 'npm run bench';
const { values, operands } = commandLine({
  command,
  about: `Measures and prints figures and ratios: all but ${onDemand.join(', ')}, or those named of ${names.join(', ')}.`,
  options: {
    quick: flag('fewer rounds, rougher figures'),
    write: flag('writes the figures of growth into docs/operations.md'),
    rate: whole('interactions a second, for many', { least: 5, most: 1000 }),
    seconds: whole('how long people press, for many', { least: 1, most: 3600 }),
  },
  operands: { name: 'NAME…', least: 0, most: names.length },
});
const strange = operands.filter((name) => !names.includes(name));
if (strange.length > 0)
  refuse({ command }, [`There is nothing to measure called ${strange.join(', ')}; take some of ${names.join(', ')}.`]);

for (const [name, section] of Object.entries(sections)) {
  if (operands.length === 0 ? section.onDemand === true : !operands.includes(name)) continue;
  const measure = await section.load();
  print(section.title, await measure(values.quick, values));
}
