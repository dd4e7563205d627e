/** Whether to stay in a battle, and where to go from one that is lost. */
import type { Answer, Ask, Need } from '#kernel/ask';
import { pick } from '../player.ts';
import { asAttacker, asDefender, type ClashOutcome, campaign } from './duel.ts';
import { regionById, regionYield, type Ship, type Sight, shipsAt } from './sight.ts';
import { pushOf } from './strike.ts';

const BASE = 1000;

/** Answers "who withdraws?": all or none, whichever leaves more. */
export function withdraw(sight: Sight, ask: Ask): Answer {
  const { battle } = sight.board;
  const option = ask.choice.kind === 'choose' ? ask.choice.options.find((one) => one.id === 'withdraw') : undefined;
  const region = battle === undefined ? undefined : regionById(sight, battle.region);
  if (option === undefined || region === undefined || battle === undefined) return ask.fallback;
  const here = shipsAt(sight, region.id);
  const mine = here.filter((ship) => ship.seat === sight.seat);
  const theirs = here.filter((ship) => ship.seat !== sight.seat);
  const attacks = battle.by === sight.seat;
  const base = region.shield === undefined ? undefined : region.shield - region.damage;
  const clash = (attackers: readonly Ship[], defenders: readonly Ship[]): ClashOutcome =>
    campaign({
      attackers: attackers.map(asAttacker),
      defenders: defenders.map(asDefender),
      base,
      push: attacks ? pushOf(sight) : 0,
    });
  const prize = base === undefined ? regionYield(sight, region) * 3 : 0;
  if (attacks) {
    if (theirs.length === 0)
      return base === undefined || clash(mine, []).fallen ? pick('stay') : leave(sight, option.needs);
    const course = clash(mine, theirs);
    const gain = course.lostDefenders - course.lostAttackers + (course.defenders.length === 0 ? prize : 0);
    return course.fallen || gain >= 0 ? pick('stay') : leave(sight, option.needs);
  }
  const stays = clash(theirs, mine);
  const goes = clash(theirs, []);
  const held = stays.attackers.length === 0 || stays.defenders.length > 0 ? prize : 0;
  const staying = stays.lostAttackers - stays.lostDefenders + held - (stays.fallen ? BASE : 0);
  const going = goes.fallen ? -BASE : 0;
  return staying >= going ? pick('stay') : leave(sight, option.needs);
}

/** Answers "you must withdraw". */
export function mustWithdraw(sight: Sight, ask: Ask): Answer {
  const option = ask.choice.kind === 'choose' ? ask.choice.options[0] : undefined;
  return option === undefined ? ask.fallback : leave(sight, option.needs);
}

/** Sends ships home if possible, where they can act at once; else to the dock; else anywhere, or they stay. */
function leave(sight: Sight, needs: readonly Need[] = []): Answer {
  const to = ({ choice }: Need): Answer => {
    const open = choice.kind === 'choose' ? choice.options.map(({ id }) => id) : [];
    const away = open.filter((id) => id !== 'stay');
    return pick([sight.home.id, 'dock'].find((id) => open.includes(id)) ?? away[0] ?? 'stay');
  };
  return pick('withdraw', Object.fromEntries(needs.map((need) => [need.name, to(need)])));
}
