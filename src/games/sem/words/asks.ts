/** What is asked, and what may be picked. */
import type { OptionText, Words } from '#face/words';
import type { Ask, Message, Option } from '#kernel/ask';
import { capital, clip, DETAIL, LABEL } from '#words/text';
import { nameOf } from '../../kit/phrasebook.ts';
import { targetPhrase } from '../../kit/words.ts';
import { abilityText, costText, phraseIn } from '../cards/text.ts';
import { isKey, type Key } from './catalogue.ts';
import { detailOf } from './details.ts';
import { nameApart, picksIn, targetName } from './marks.ts';
import { cardName, definitionOf, type Phrasebook, type Scope, weaponNumber } from './phrasebook.ts';

const emojis: Readonly<Record<string, string>> = {
  resource: '🏭',
  research: '🔬',
  hire: '👤',
  assign: '👤',
  move: '🔀',
  play: '🃏',
  playNow: '🃏',
  attack: '⚔️',
  split: '🎯',
  assault: '⚔️',
  scrap: '♻️',
  endTurn: '🏁',
  pass: '⏭️',
  first: '🏗️',
  ownPlan: '⚖️',
  byAlternate: '🔬',
  goOn: '⏭️',
  fire: '↩️',
  save: '🛡️',
  defend: '📋',
  block: '🛡️',
  blockOnly: '🛡️',
  shoot: '🛡️',
  repairUsual: '🔧',
  repairOwn: '📋',
};

/** Verbs that players mostly choose when they are available. */
const likely: readonly string[] = [
  'resource',
  'research',
  'hire',
  'assign',
  'attack',
  'assault',
  'first',
  'goOn',
  'fire',
  'repairUsual',
];

/** Verbs that players hardly ever choose. */
const seldom: readonly string[] = [
  'scrap',
  'move',
  'split',
  'ownPlan',
  'noAllocation',
  'holdWeapon',
  'holdFire',
  'repairOwn',
];

/** A verb's label and emoji. */
export function verbText({ t }: Phrasebook, verb: string): ReturnType<Words['verb']> {
  const key = `verb.${verb}`;
  const emoji = emojis[verb];
  return {
    label: isKey(key) ? t.any(key) : t('verb.unknown'),
    ...(emoji !== undefined && { emoji }),
    ...(likely.includes(verb) && { likely: true }),
    ...(seldom.includes(verb) && { seldom: true }),
  };
}

/** What is asked. Plain text: it is shown bold as a whole. */
export function promptText(scope: Scope, ask: Ask): string {
  const { board, t, view } = scope;
  const [top] = board.pile;
  const card = cardName(scope, ask.prompt.with?.def);
  switch (ask.prompt.key) {
    case 'ask.acquisition':
      return t('ask.acquisition', { cp: board.seats[ask.seat]?.cp ?? 0 });
    case 'ask.attacked': {
      const name = nameOf(scope, board.attack?.seat ?? view.active);
      return t('ask.attacked', { name, card, unit: Number(ask.prompt.with?.unit ?? 1) });
    }
    case 'ask.window': {
      const key = `ask.window.${ask.stop}`;
      return t.any(isKey(key) ? key : 'ask.window', { name: nameOf(scope, view.active) });
    }
    case 'ask.answer': {
      const attacks = top?.kind === 'attack';
      return ask.stop === 'own'
        ? t('ask.answer.own', { card, attacks })
        : t('ask.answer', { name: nameOf(scope, top?.seat ?? view.active), card, attacks });
    }
    default:
      return messageText(scope, ask.prompt, 'ask.unknown');
  }
}

/** What stands in a message that does not say it: a target of which there is only one has no number. */
const unsaid = { n: 1, free: 0, research: 0, phrase: '…' };

/** A message of an ask, a need or a confirmation. */
export function messageText(scope: Scope, message: Message, unknown?: Key): string {
  const { key, with: given = {} } = message;
  const about = given.def ?? thingOf(scope, key);
  const card = about === undefined ? given.card : cardName(scope, about);
  if (isKey(key))
    return scope.t.any(key, {
      ...unsaid,
      ...given,
      ...targetPhrase(given, (phrase) => phraseIn(phrase, scope.t.language)),
      card,
    });
  return scope.t.any(unknown ?? (key.startsWith('need.') ? 'need.unknown' : 'message.unknown'));
}

/** The card that a need of an open ask is about, if it is the only one that asks so. */
function thingOf({ view }: Scope, key: string): string | number | undefined {
  const needs = view.asks.flatMap(({ choice }) =>
    choice.kind === 'choose' ? choice.options.flatMap((option) => option.needs ?? []) : [],
  );
  const [first, ...others] = needs.filter(({ of, prompt }) => of !== undefined && prompt.key === key);
  return others.length === 0 ? first?.of?.note?.def : undefined;
}

/** An option's label and detail, clipped to what a control can show. */
export function optionText(scope: Scope, option: Option): OptionText {
  const { label, detail = '' } = textOf(scope, option);
  return {
    label: clip(label, LABEL) || scope.t('option.unknown'),
    ...(detail !== '' && { detail: clip(detail, DETAIL) }),
  };
}

function textOf(scope: Scope, option: Option): OptionText {
  const { t } = scope;
  const { note = {}, verb = '', id } = option;
  const own = ownText(scope, option);
  if (own !== undefined) return own;
  const definition = definitionOf(scope, note.def);
  const ability = definition?.abilities[Number(note.ability)];
  if (definition !== undefined && ability !== undefined)
    return { label: nameApart(scope, option.card, note.def), detail: abilityText(ability, t.language) };
  if (definition === undefined) return { label: verb === '' ? t('option.unknown') : verbText(scope, verb).label };
  if (id.startsWith('shot:')) return { label: shotText(scope, option) };
  if (note.weapon !== undefined) {
    const told = { card: definition.name, weapon: Number(note.weapon), damage: Number(note.damage) };
    return { label: t(definition.type === 'modification' ? 'option.weaponOf' : 'option.weapon', told) };
  }
  return { label: targetName(scope, option), detail: detailOf(scope, option, definition) };
}

/** A shot of the current attack: at what, and by which weapon. */
function shotText(scope: Scope, { id, card, note = {} }: Option): string {
  const by = scope.board.attack?.shots[Number(id.split(':')[1])]?.by ?? 0;
  const told = { card: nameApart(scope, card, note.def, [], { aim: false }), damage: Number(note.damage) };
  return scope.t('option.shot', { ...told, weapon: by });
}

/** The text of an option whose verb says more than the name of a card. */
function ownText(scope: Scope, option: Option): OptionText | undefined {
  const { t } = scope;
  const { note = {}, verb = '', card } = option;
  const n = Number(note.n ?? 0);
  switch (verb) {
    case 'yes': {
      const cost = costOfAbility(scope, option);
      return { label: cost === undefined ? t('verb.yes') : t('option.yesFor', { cost }) };
    }
    case 'byYield':
      return { label: t('option.byYield', { n }) };
    case 'byAlternate': {
      const cost = alternateOf(scope, option);
      if (cost === undefined) return undefined;
      return card === undefined
        ? { label: t('option.byAlternate', { cost }) }
        : { label: nameApart(scope, card, note.def), detail: capital(cost) };
    }
    case 'wait':
      return { label: t('option.wait', { n: Number(note.cost ?? 0) }) };
    case 'fire':
      return { label: t(n === 0 ? 'option.nothing' : 'verb.fire') };
    case 'save':
      return { label: t('verb.save'), ...(n > 0 && { detail: t('detail.saves', { n }) }) };
    case 'playNow': {
      const targets = picksIn(scope, option) || undefined;
      return { label: t('option.playNow', { card: cardName(scope, note.def), targets }) };
    }
    case 'fireAll':
    case 'shoot':
    case 'fireSome':
      return firingText(scope, option);
    case 'block':
    case 'blockOnly':
      return { label: t(`option.${verb}`, { card: targetName(scope, option) }) };
    default:
      return undefined;
  }
}

/** Weapons that are fired at an attacker: all of them, or those that the id of the option names. */
function firingText(scope: Scope, { note = {}, verb, id }: Option): OptionText {
  const { t } = scope;
  const n = Number(note.n ?? 0);
  const detail = t('detail.fires', { n, damage: Number(note.damage ?? 0) });
  const [, named = verb === 'fireSome' ? id : undefined] = id.split(':');
  if (named === undefined) return { label: t(verb === 'shoot' ? 'verb.shoot' : 'verb.fireAll'), detail };
  const numbers = named.split('+').map((one) => weaponNumber(scope, one));
  const told = { n, list: numbers.join(' + ') };
  return { label: t(verb === 'shoot' ? 'option.shoot' : 'option.fireSome', told), detail };
}

/** What an optional ability costs, in words; undefined if it costs nothing. */
function costOfAbility(phrasebook: Phrasebook, { note = {} }: Option): string | undefined {
  const cost = definitionOf(phrasebook, note.def)?.abilities[Number(note.ability)]?.cost ?? [];
  return cost.length === 0 ? undefined : costText(cost, phrasebook.t.language);
}

/** What completes research in place of its Yield, in words. */
export function alternateOf(phrasebook: Phrasebook, { note = {} }: Option): string | undefined {
  const alternate = definitionOf(phrasebook, note.def)?.alternate;
  return alternate === undefined ? undefined : costText(alternate, phrasebook.t.language);
}
