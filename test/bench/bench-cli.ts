/** `npm run bench [-- --quick] [names]`: prints figures and ratios; asserts nothing about time. */
import { parseArgs } from 'node:util';
import { cycle } from './cycle.ts';
import { images } from './images.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import { print, type Row } from './measure.ts';
import { search } from './search.ts';
import { selfplay } from './selfplay.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const sections: Readonly<Record<string, { readonly title: string; run(quick: boolean): Row[] | Promise<Row[]> }>> = {
  cycle: { title: 'One move of a 120-card game', run: cycle },
  selfplay: { title: 'Whole games of EVE', run: selfplay },
  images: { title: 'Pictures', run: images },
  search: { title: 'Looking up a card while one types', run: search },
  start: { title: 'A start with many unfinished tables', run: start },
  load: { title: 'People at many tables, through the sandbox', run: load },
  soak: { title: 'Memory of the bot over many moves', run: soak },
  kill: { title: 'The bot killed while people play', run: kill },
};

for (const [name, section] of Object.entries(sections)) {
  if (positionals.length === 0 || positionals.includes(name)) print(section.title, await section.run(values.quick));
}
