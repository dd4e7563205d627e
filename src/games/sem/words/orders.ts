/** Options as complete orders, for buttons that say what they do. */
import type { Words } from '#face/words';
import type { Ask, Option } from '#kernel/ask';
import { clip, LABEL } from '#words/text';
import { counted } from '../../kit/phrasebook.ts';
import { alternateOf, optionText } from './asks.ts';
import type { Translate } from './catalogue.ts';
import { nameApart, targetName } from './marks.ts';
import { cardName, definitionOf, type Scope } from './phrasebook.ts';

/** How the same press answers a need of an order: with one thing, or all that may be chosen. */
type By = Option | 'all' | undefined;

/** An option as a complete order; undefined where its verb and label say it. */
export function orderText(scope: Scope, option: Option, by: By): string | undefined {
  const told = orderOf(scope, option, by);
  return told === undefined ? undefined : clip(told, LABEL);
}

/** The end of the turn, where it leaves something unused or costs cards; undefined: it does neither. */
function endOrder({ board, view, t }: Scope, unused: boolean): string | undefined {
  const mine = board.seats[view.seat ?? -1];
  const over = mine === undefined ? 0 : Math.max(0, mine.hand - mine.handMaximum);
  return unused || over > 0 ? t('order.end', { unused, over }) : undefined;
}

function orderOf(scope: Scope, option: Option, by: By): string | undefined {
  const { t, board } = scope;
  const { note = {}, verb = '' } = option;
  const card = nameApart(scope, option.card, note.def);
  const n = Number(note.cost ?? 0);
  const alone = by === 'all' ? undefined : by;
  const acquiring = board.phase === 'acquisition';
  switch (verb) {
    case 'resource':
      return t('order.resource', { card });
    case 'research': {
      const cost = alone?.verb === 'byAlternate' ? alternateOf(scope, alone) : undefined;
      return cost === undefined ? t('order.research', { card, n }) : t('order.researchNow', { card, n, cost });
    }
    case 'hire':
      if (alone?.verb === 'wait') return t('order.hireWait', { card, n });
      return t('order.hire', { card, n: Number(alone?.note?.cost ?? n), host: hostOf(scope, alone) });
    case 'assign':
      return t('order.assign', { card, n, host: hostOf(scope, alone) });
    case 'move':
      return t('order.move', { card, n, host: hostOf(scope, alone) });
    case 'play':
      return playOrder(scope, option, by);
    case 'attack':
      return t('order.attack', { acquiring, card, n: Number(note.damage ?? 0), target: foeOf(scope, alone) });
    case 'split':
      return t('order.split', { acquiring, card });
    case 'assault':
      return assaultOrder(scope, option, by);
    case 'scrap':
      if (by === 'all') return t('order.scrapAll', { n: choicesOf(option).length });
      return alone === undefined
        ? undefined
        : t('order.scrap', { card: nameApart(scope, alone.card, alone.note?.def) });
    case 'endTurn':
      return endOrder(scope, acquiring && mayAttack(scope));
    case 'first':
      return planOrder(scope, option);
    case 'byAlternate': {
      const cost = alternateOf(scope, option);
      return cost === undefined ? undefined : t('order.alternate', { card, cost });
    }
    case 'fire':
      return t(Number(note.n ?? 0) === 0 ? 'option.nothing' : 'verb.fire');
    case 'defend':
    case 'repairOwn':
      return alone === undefined ? t(`verb.${verb}`) : givenTo(scope, option, alone);
    case 'save':
    case 'ownPlan':
    case 'repairUsual':
      return t(`verb.${verb}`);
    default:
      return undefined;
  }
}

/** One answer for the only card of a form, or for all of its cards. */
function givenTo(scope: Scope, { needs = [] }: Option, by: Option): string {
  const [only, ...others] = needs.flatMap(({ of }) => of ?? []);
  const card = only === undefined || others.length > 0 ? undefined : nameApart(scope, only.card, only.note?.def);
  const does = optionText(scope, by).label;
  return card !== undefined && does.includes(card) ? does : scope.t('order.given', { card, does });
}

const hostOf = (scope: Scope, by: Option | undefined): string | undefined =>
  by === undefined ? undefined : targetName(scope, by);

const foeOf = (scope: Scope, by: Option | undefined): string | undefined =>
  by === undefined ? undefined : targetName(scope, by, { owner: false });

/** The options among which an order chooses first. */
function choicesOf({ needs = [] }: Option): readonly Option[] {
  const choice = needs[0]?.choice;
  return choice !== undefined && 'options' in choice ? choice.options : [];
}

/** A command with what it is played on, or against. */
function playOrder(scope: Scope, option: Option, by: By): string {
  const { t } = scope;
  const { note = {} } = option;
  const card = cardName(scope, note.def);
  const n = Number(note.cost ?? 0);
  if (by === 'all') return t('order.playAll', { card, n, targets: choicesOf(option).length });
  const target = hostOf(scope, by);
  const isAgainst = definitionOf(scope, note.def)?.attack === true || by?.id.startsWith('pile:') === true;
  return t('order.play', { card, n, on: isAgainst ? undefined : target, at: isAgainst ? target : undefined });
}

/** Several units that attack one target, or one of them. */
function assaultOrder(scope: Scope, option: Option, by: By): string {
  const { t, board } = scope;
  const { note = {} } = option;
  const acquiring = board.phase === 'acquisition';
  const target = targetName(scope, option, { owner: false });
  const units = Number(note.units ?? 0);
  if (by === 'all') return t('order.attackAll', { acquiring, target, units, n: Number(note.total ?? 0) });
  if (by === undefined) return t('order.attackSome', { acquiring, target, units });
  const n = Number(by.note?.damage ?? 0);
  return t('order.attack', { acquiring, target, card: nameApart(scope, by.card, by.note?.def), n });
}

/** What the Yield goes on first, and what else it completes. */
function planOrder(scope: Scope, { card, note = {} }: Option): string {
  const { t } = scope;
  const gets = Number(note.gets ?? 0);
  const lacks = Number(note.lacks ?? 0);
  const done = String(note.done ?? '')
    .split(' ')
    .filter((def) => def !== '');
  const first = done.indexOf(String(note.def));
  const rest = done.filter((_def, i) => i !== first).map((def) => cardName(scope, def));
  const told = { card: nameApart(scope, card, note.def), gets, lacks, others: counted(scope.t, rest) || undefined };
  return t(gets >= lacks ? 'order.finish' : 'order.begin', told);
}

/** Whether the reader is offered an attack. */
const mayAttack = ({ view }: Scope): boolean =>
  view.asks.some(({ choice }) => choice.kind === 'choose' && choice.options.some(({ verb }) => verb === 'attack'));

/** The buttons that queue everything, or nothing. */
export function allOrNoneText(t: Translate, { prompt, choice }: Ask): ReturnType<NonNullable<Words['allOrNone']>> {
  if (prompt.key !== 'ask.queue' || choice.kind !== 'choose') return undefined;
  return { all: t('all.queue', { n: choice.options.length }), none: t('none.queue'), likely: 'all' };
}

/** What several options come to: the damage of units that attack, the Yield of projects. */
export function totalText({ t }: Scope, options: readonly Option[]): string | undefined {
  const notes = options.map(({ note = {} }) => note);
  const sum = (field: string) => notes.reduce((total, note) => total + Number(note[field]), 0);
  if (options.length < 2) return undefined;
  if (notes.every((note) => note.damage !== undefined)) return t('total.damage', { n: sum('damage') });
  return notes.every((note) => note.lacks !== undefined) ? t('total.yield', { n: sum('lacks') }) : undefined;
}
