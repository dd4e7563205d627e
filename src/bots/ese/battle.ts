/** Battle cards: the Admiral plays what turns a battle, and no more. */
import type { Answer, Option } from '#kernel/ask';
import { best, pick } from '../player.ts';
import { cardOf, effectIn, fleetsOf, optionsOf, type Sight } from './sight.ts';

/** How the battle stands, with what lies open in the window. */
function standing(sight: Sight): { readonly margin: number; readonly world: number } | undefined {
  const { conflict, window } = sight.board;
  if (conflict === undefined) return undefined;
  const cancelled = new Set((window?.plays ?? []).map(({ cancels }) => cancels));
  const open = (window?.plays ?? []).filter(({ def }) => !cancelled.has(def));
  const value = (def: string) => {
    const [effect] = sight.library.get(def).do;
    return effect?.verb === 'addForce' ? effect.n : 0;
  };
  const played = (attacks: boolean) =>
    open
      .filter(({ seat }) => (seat === sight.view.active) === attacks)
      .reduce((total, { def }) => total + value(def), 0);
  return { margin: conflict.attack + played(true) - conflict.defence - played(false), world: conflict.world };
}

/** Answers a battle window, or the one after a loss. */
export function fight(sight: Sight): Answer {
  const options = optionsOf(sight);
  const now = standing(sight);
  if (now === undefined) return pick('pass');
  if (sight.ask.stop === 'loss') return saveOwn(sight, options);
  const attacks = sight.me === sight.view.active;
  // What the attacker wants: more than the planet; what the defender wants: not that much, and better a win.
  const lack = attacks ? now.world + 1 - now.margin : now.margin - now.world;
  if (attacks ? lack <= 0 : lack <= 0 && now.margin <= 0) return pick('pass');
  const cards = options.flatMap((option) => {
    const n = effectIn(sight, option, 'addForce')?.n;
    return n === undefined ? [] : [{ option, n }];
  });
  const total = cards.reduce((sum, { n }) => sum + n, 0);
  const wanted = lack > 0 ? lack : now.margin + 1;
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
