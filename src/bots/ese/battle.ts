/** Battle cards: the Admiral plays what turns a battle, and no more. */
import type { Answer, Option } from '#kernel/ask';
import { best, pick } from '../player.ts';
import { cardOf, effectIn, fleetsOf, optionsOf, type Sight } from './sight.ts';

/** Answers a battle window, or the one after a loss. */
export function fight(sight: Sight): Answer {
  const options = optionsOf(sight);
  const { conflict } = sight.board;
  if (conflict === undefined) return pick('pass');
  if (sight.ask.stop === 'loss') return saveOwn(sight, options);
  const attacks = sight.me === sight.view.active;
  const margin = conflict.attack - conflict.defence;
  // What the attacker wants: more than the planet; what the defender wants: not that much, and better a win.
  const lack = attacks ? conflict.world + 1 - margin : margin - conflict.world;
  if (attacks ? lack <= 0 : lack <= 0 && margin <= 0) return pick('pass');
  const cards = options.flatMap((option) => {
    const n = effectIn(sight, option, 'addForce')?.n;
    return n === undefined ? [] : [{ option, n }];
  });
  const total = cards.reduce((sum, { n }) => sum + n, 0);
  const wanted = lack > 0 ? lack : margin + 1;
  if (total < wanted) return cancelBest(sight, options) ?? pick('pass');
  const enough = cards.filter(({ n }) => n >= wanted);
  const chosen = enough.length > 0 ? best(enough, ({ n }) => -n) : best(cards, ({ n }) => n);
  return chosen === undefined ? pick('pass') : play(sight, chosen.option);
}

/** Takes away the opponent's best card if nothing else helps. */
function cancelBest(sight: Sight, options: readonly Option[]): Answer | undefined {
  const option = options.find((one) => effectIn(sight, one, 'cancel') !== undefined);
  const aims = option?.needs?.[0]?.choice;
  if (option === undefined || aims?.kind !== 'choose') return undefined;
  const aim = best(aims.options, (one) => effectIn(sight, one, 'addForce')?.n ?? 0);
  const worth = aim === undefined ? 0 : (effectIn(sight, aim, 'addForce')?.n ?? 0);
  return aim === undefined || worth < 6 ? undefined : pick(option.id, { play: { pick: [aim.id] } });
}

function saveOwn(sight: Sight, options: readonly Option[]): Answer {
  const option = options.find((one) => effectIn(sight, one, 'save') !== undefined);
  const at = sight.ask.prompt.with?.at;
  const mine = fleetsOf(sight, sight.me).find(({ id }) => id === at);
  if (option === undefined || mine === undefined || mine.force < 10) return pick('pass');
  return pick(option.id, { fleet: { pick: [mine.id] } });
}

/** Plays a card on the first fleet or planet that it may be laid on. */
function play(sight: Sight, option: Option): Answer {
  const needs = (option.needs ?? []).map(({ name, choice }): [string, Answer] => [
    name,
    { pick: choice.kind === 'choose' ? [best(choice.options, (one) => Number(one.note?.force ?? 0))?.id ?? ''] : [] },
  ]);
  return cardOf(sight, option) === undefined ? pick('pass') : pick(option.id, Object.fromEntries(needs));
}
