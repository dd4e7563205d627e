/** `/organise` is for those who organise a league. Its subcommands stand in `organise/`. */
import { leagueCommand } from './league.ts';
import { again, cancel, finish, start } from './organise/course.ts';
import { extend, remove, result } from './organise/rulings.ts';
import { settings } from './organise/settings.ts';

export const organise = leagueCommand('organise', 'For those who organise a league', [
  settings,
  start,
  result,
  extend,
  remove,
  cancel,
  finish,
  again,
]);
