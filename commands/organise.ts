/** `/organise` is for those who organise a league. Its subcommands stand in `organise/`. */
import { leagueCommand } from './league.ts';
import { again, announce, cancel, check, deck, desk, finish, hold, pair, start } from './organise/lifecycle.ts';
import { add, apart, approve, organisers, remove, replace, seed } from './organise/people.ts';
import { extend, replay, result, stands, voided } from './organise/rulings.ts';
import { settings } from './organise/settings.ts';

export const organise = leagueCommand('organise', 'For those who organise a league', [
  desk,
  settings,
  start,
  result,
  stands,
  extend,
  voided,
  replay,
  pair,
  apart,
  approve,
  add,
  remove,
  replace,
  seed,
  organisers,
  announce,
  check,
  deck,
  hold,
  cancel,
  finish,
  again,
]);
