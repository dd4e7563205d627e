/** The status line, a seat's own facts, the steps and autopilot stops, and what refusals mean. */

import { ASK_EACH_TIME, type StandingQuestion, type Stop } from '#face/words';
import type { Refusal } from '#kernel/ask';
import { joined } from '#words/text';
import { nameOf } from '../../kit/phrasebook.ts';
import { WORTH_COLLECTING } from '../rules/income.ts';
import type { Key, Translate } from './catalogue.ts';
import { isKey } from './catalogue.ts';
import { cardName, definitionOf, regionName, regionOf, type Scope } from './phrasebook.ts';

/**
 * Where the autopilot can be told to stop, in turn order; there may be something on the pile in any step. The usual ones are
 * the narrow ones that are a last chance: to answer the pile, and to act before withdrawals and damage. The wide ones apply
 * at every moment of their kind.
 */
const stops: readonly { readonly id: StopId; readonly usual?: true }[] = [
  { id: 'setup.begin' },
  { id: 'setup.duration' },
  { id: 'setup.assembly' },
  { id: 'setup.income' },
  { id: 'management' },
  { id: 'battle.begin.mine', usual: true },
  { id: 'battle.begin' },
  { id: 'battle.withdraw.mine' },
  { id: 'battle.withdraw' },
  { id: 'battle.target.mine', usual: true },
  { id: 'battle.target' },
  { id: 'battle.damage' },
  { id: 'battle.result' },
  { id: 'end' },
  { id: 'pile.answer', usual: true },
  { id: 'pile.warp' },
  { id: 'pile.arrival' },
  { id: 'pile.damage' },
  { id: 'pile' },
  { id: 'pile.own' },
];

type StopId = Extract<Key, `stop.${string}`> extends infer K ? (K extends `stop.${infer Id}` ? Id : never) : never;

/** The stops with their names. */
export function stopList(t: Translate): readonly Stop[] {
  return stops.map(({ id, usual }) => ({
    id,
    label: t(`stop.${id}`),
    detail: t(`stopDetail.${id}`),
    ...(usual && { usual }),
  }));
}

/** One line: turn, step, whose turn; what waits on the pile. */
export function statusText(scope: Scope): string {
  const { t, view, board } = scope;
  const name = nameOf(scope, board.active);
  if (view.result !== undefined) return t('status.over', { turn: board.turn });
  if (board.phase === 'mulligan') return t('status.opening', { step: stepName(scope, board.step), name });
  const pile = board.pile.length === 0 ? '' : t('status.pile', { n: board.pile.length });
  return joined([t('status.turn', { turn: board.turn, step: stepName(scope, board.step), name }), pile]);
}

/** The name of a step; steps of a battle with their region and phase. */
export function stepName(scope: Scope, step: string): string {
  const { t, board } = scope;
  const key = `step.${step}`;
  const name = isKey(key) ? t.any(key) : t('step.unknown');
  const region = regionOf(scope, board.battle?.region);
  if (!step.startsWith('battle.') || board.battle === undefined || region === undefined) return name;
  return t('step.battle', { region: regionName(scope, region), round: board.battle.round, step: name });
}

/** The seat's own facts: wallet and next income, hand and market, upgrade, regions not yet played. Empty for spectators. */
export function factLines(scope: Scope): readonly string[] {
  const { t, view, board } = scope;
  const mine = view.seat === undefined ? undefined : board.seats[view.seat];
  if (mine === undefined || board.own === undefined) return [];
  const { upgrade, regions } = board.own;
  const price = (def: string): number => {
    const found = definitionOf(scope, def)?.price;
    return typeof found === 'number' ? found : 0;
  };
  const list = regions.map(({ def }) => t('fact.region', { card: cardName(scope, def), price: price(def) }));
  return [
    t('fact.isk', { n: mine.isk, income: mine.income }),
    t('fact.hand', { n: mine.hand, market: mine.market }),
    ...(upgrade === undefined
      ? []
      : [t('fact.upgrade', { card: cardName(scope, upgrade.def), price: price(upgrade.def) })]),
    ...(list.length === 0 ? [] : [t('fact.regions', { list: list.join(', ') })]),
  ];
}

/** Income or a card (C-4.3), as a standing question: the options of `ask.income`; `few` leaves it to what is presumed there. */
export function standingQuestions(t: Translate): readonly StandingQuestion[] {
  return [
    {
      id: 'income',
      label: t('income.title'),
      choices: [
        { id: 'few', label: t('income.few', { n: WORTH_COLLECTING }), usual: true },
        { id: ASK_EACH_TIME, label: t('income.ask') },
        { id: 'collect', label: t('income.collect') },
      ],
    },
    {
      id: 'mustWithdraw',
      label: t('leaving.title'),
      choices: [
        { id: 'home', label: t('leaving.home'), usual: true },
        { id: 'dock', label: t('leaving.dock') },
        { id: ASK_EACH_TIME, label: t('leaving.ask') },
      ],
    },
  ];
}

const illegal: Readonly<Record<string, Key>> = {
  count: 'refusal.illegal.count',
  option: 'refusal.illegal.option',
  number: 'refusal.illegal.number',
  order: 'refusal.illegal.order',
  amounts: 'refusal.illegal.amounts',
  amount: 'refusal.illegal.amounts',
  total: 'refusal.illegal.amounts',
  missing: 'refusal.illegal.missing',
  extra: 'refusal.illegal.missing',
};

/** What a refusal means and what to do next. `why` of an illegal answer may name the need first: "region: option". */
export function refusalText(t: Translate, refusal: Refusal): string {
  if (refusal.refused === 'illegal') {
    const why =
      String(refusal.with?.why ?? '')
        .split(': ')
        .pop() ?? '';
    return t.any(illegal[why] ?? 'refusal.illegal');
  }
  const key = `refusal.${refusal.refused}`;
  return isKey(key) ? t.any(key, refusal.with) : t('refusal.unknown');
}

/** How the starbases fell that fell last, and to whom; nothing where a game ended in another way. */
export function endingLines(scope: Scope): readonly string[] {
  const { t, view, board } = scope;
  const { how, winners = [] } = view.result ?? {};
  if (how !== 'starbase') return [];
  return board.regions.flatMap(({ home, ships, shield = 0, damage }) => {
    if (home === undefined || winners.includes(home)) return [];
    const attackers = ships.filter(({ controller }) => controller !== undefined && controller !== home);
    const by = attackers[0]?.controller;
    if (by === undefined) return [];
    const told = { turn: board.turn, name: nameOf(scope, home), by: nameOf(scope, by), n: attackers.length };
    const attack = attackers.reduce((sum, ship) => sum + (ship.attack ?? 0), 0);
    return [t('ending.starbase', { ...told, attack, shield, damage })];
  });
}
