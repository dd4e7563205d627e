/** The list of slash commands. */
import type { Command } from '#discord/core/command';
import { away } from './away.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { concede } from './concede.ts';
import { data } from './data.ts';
import { deck } from './deck.ts';
import { games } from './games.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { league } from './league.ts';
import { learn } from './learn.ts';
import { localized } from './localized.ts';
import { log } from './log.ts';
import { mod } from './mod.ts';
import { organise } from './organise.ts';
import { play } from './play.ts';
import { profile } from './profile.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

/** Every command, in the order in which they are registered. */
export const commands: readonly Command[] = [
  play,
  learn,
  games,
  hand,
  board,
  log,
  replay,
  table,
  card,
  deck,
  rules,
  concede,
  profile,
  settings,
  away,
  data,
  league,
  organise,
  mod,
  help,
].map(localized);
