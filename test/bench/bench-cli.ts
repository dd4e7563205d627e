/** `npm run bench [-- --quick] [names]`: prints figures and ratios; asserts nothing about time. */
import { commandLine, flag, refuse, whole } from '#cli';
import { cycle } from './cycle.ts';
import { frames } from './frames.ts';
import { images } from './images.ts';
import { kill } from './kill.ts';
import { league } from './league.ts';
import { load } from './load.ts';
import { type Load, many } from './many.ts';
import { print, type Row } from './measure.ts';
import { press } from './press.ts';
import { search } from './search.ts';
import { seasons } from './seasons.ts';
import { selfplay } from './selfplay.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';
import { store } from './store.ts';
import { thinking } from './thinking.ts';

type Section = {
  readonly title: string;
  run(quick: boolean, load: Load): Row[] | Promise<Row[]>;
  /** Takes minutes, so it is only run by its name. */
  readonly onDemand?: boolean;
};

const sections: Readonly<Record<string, Section>> = {
  cycle: { title: 'One move of a 120-card game', run: cycle },
  selfplay: { title: 'Whole games', run: selfplay },
  thinking: { title: 'Computers that look ahead', run: thinking },
  press: { title: 'What a press costs the bot', run: press },
  images: { title: 'Pictures', run: images },
  search: { title: 'Looking up a card while one types', run: search },
  league: { title: 'The arithmetic of leagues', run: league },
  seasons: { title: 'Seasons beside other work', run: seasons },
  start: { title: 'A start with many unfinished tables', run: start },
  store: { title: 'Calls of the store', run: store },
  frames: { title: 'The states of games, kept one by one', run: frames },
  load: { title: 'People at many tables, through the sandbox', run: load },
  many: { title: 'Four processes on PostgreSQL, and people in many servers', run: many, onDemand: true },
  soak: { title: 'Memory of the bot over many moves', run: soak },
  kill: { title: 'The bot killed while people play', run: kill },
};

const names = Object.keys(sections);
const onDemand = names.filter((name) => sections[name]?.onDemand === true);
const command = 'npm run bench';
const { values, operands } = commandLine({
  command,
  about: `Measures and prints figures and ratios: all but ${onDemand.join(', ')}, or those named of ${names.join(', ')}.`,
  options: {
    quick: flag('fewer rounds, rougher figures'),
    rate: whole('interactions a second, for many', { least: 5, most: 1000 }),
    seconds: whole('how long people press, for many', { least: 1, most: 3600 }),
  },
  operands: { name: 'NAME…', least: 0, most: names.length },
});
const strange = operands.filter((name) => !names.includes(name));
if (strange.length > 0)
  refuse({ command }, [`There is nothing to measure called ${strange.join(', ')}; take some of ${names.join(', ')}.`]);

for (const [name, section] of Object.entries(sections)) {
  if (operands.length === 0 ? section.onDemand !== true : operands.includes(name))
    print(section.title, await section.run(values.quick, values));
}
