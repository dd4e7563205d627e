/** What is asked, as a sentence, and what players need to know to answer: the pile, the battle, the text of what triggered. */

import type { Words } from '#face/words';
import type { Ask, Message } from '#kernel/ask';
import { joined } from '#words/text';
import { nameOf } from '../../kit/phrasebook.ts';
import { phraseIn } from '../cards/text.ts';
import { ambushIndex } from '../library.ts';
import type { CardInView, EveBoard, PileItemInView } from '../view.ts';
import { effectOfCard, strengthOf, textOfAbility } from './cards.ts';
import { isKey, type Key, type Places, type Translate } from './catalogue.ts';
import {
  cardName,
  cardOf,
  definitionOf,
  listOf,
  nameInPlay,
  regionName,
  regionOf,
  roman,
  type Scope,
} from './phrasebook.ts';
import { stepName } from './status.ts';

/** What is asked. Plain text: it is shown bold as a whole. */
export function promptText(scope: Scope, ask: Ask): string {
  const { t, board } = scope;
  const { key } = ask.prompt;
  switch (key) {
    case 'ask.pile':
      return t(ask.stop === 'pile.own' ? 'ask.pileOwn' : 'ask.pile');
    case 'ask.window': {
      const stop = String(ask.prompt.with?.stop ?? '');
      if (stop === 'management') return t('ask.managementWindow', { name: nameOf(scope, board.active) });
      return t('ask.window', { step: stepName(scope, stop) });
    }
    case 'ask.instead':
      return messageText(scope, {
        ...ask.prompt,
        ...(ask.prompt.with?.by === ask.prompt.with?.def && { key: 'ask.insteadOwn' }),
      });
    default:
      return filled(scope, ask.prompt) ?? t('ask.unknown');
  }
}

/** The buttons that replace the whole opening hand or keep it: most players keep theirs. */
export function allOrNoneText(t: Translate, { prompt, choice }: Ask): ReturnType<NonNullable<Words['allOrNone']>> {
  if (prompt.key !== 'ask.mulligan' || choice.kind !== 'choose') return undefined;
  return { all: t('all.mulligan', { n: choice.options.length }), none: t('none.mulligan'), likely: 'none' };
}

/** A message of a need or a confirmation. Plain text as well. */
export function messageText(scope: Scope, message: Message): string {
  const unknown: Key = message.key.startsWith('need.') ? 'need.unknown' : 'message.unknown';
  return filled(scope, message) ?? scope.t(unknown);
}

/** A message with the names of its cards and of the contested region filled in; undefined if there is none. */
function filled(scope: Scope, message: Message): string | undefined {
  if (!isKey(message.key)) return undefined;
  const given = message.with ?? {};
  const params: Record<string, string | number> = { ...given };
  if (given.def !== undefined) params.card = cardName(scope, given.def);
  if (given.by !== undefined) params.by = cardName(scope, given.by);
  if (typeof given.phrase === 'string') params.phrase = phraseIn(given.phrase, scope.t.language);
  const region = regionOf(scope, scope.board.battle?.region);
  params.region = region === undefined ? cardName(scope, given.def) : regionName(scope, region);
  const text = scope.t.any(message.key, params satisfies Places);
  return text === '' ? undefined : text;
}

/** Lines to read before answering, the pile topmost first. */
export function contextLines(scope: Scope, ask: Ask): readonly string[] {
  return [...aboutPrompt(scope, ask), ...attackLines(scope), ...battleLines(scope, ask), ...pileLines(scope)];
}

/** The text of the card that asks; who goes first while opening hands are chosen. */
function aboutPrompt(scope: Scope, ask: Ask): string[] {
  const { t } = scope;
  if (ask.prompt.key === 'ask.mulligan') return [t('context.first', { name: nameOf(scope, scope.board.active) })];
  const { def, by, ability } = ask.prompt.with ?? {};
  if (ask.prompt.key.startsWith('ask.battle') || /ithdraw$/.test(ask.prompt.key)) return [];
  const definition = definitionOf(scope, by ?? def);
  if (definition === undefined) return [];
  const text =
    ability === undefined
      ? definition.text(t.language).join(' ')
      : textOfAbility(scope, definition, Number(ability), ambushPower(scope, ask, Number(ability)));
  return text === '' ? [] : [t('context.text', { card: definition.name, text })];
}

/** The X of an ambush that has triggered: the present power of the ambushing ship. */
function ambushPower(scope: Scope, { choice }: Ask, ability: number): number | undefined {
  if (ability !== ambushIndex || choice.kind !== 'choose') return undefined;
  const ship = cardOf(scope, choice.options[0]?.card);
  return ship?.commands.find(({ name }) => name === 'ambush')?.power;
}

/** Attacks that wait for their battle. */
function attackLines(scope: Scope): string[] {
  const { board, t } = scope;
  return board.regions.flatMap((region) =>
    region.attackedBy === undefined || board.battle?.region === region.id
      ? []
      : [t('context.attackOn', { region: regionName(scope, region), name: nameOf(scope, region.attackedBy) })],
  );
}

/** The present battle: who, where, which phase; and the ships, if the decision is about them. */
function battleLines(scope: Scope, ask: Ask): string[] {
  const { board, t } = scope;
  const { battle } = board;
  const region = regionOf(scope, battle?.region);
  if (battle === undefined || region === undefined) return [];
  const told = { attacker: nameOf(scope, battle.by), region: regionName(scope, region), round: battle.round };
  const head =
    battle.against === undefined
      ? t('context.battleAlone', told)
      : t('context.battle', { ...told, defender: nameOf(scope, battle.against) });
  if (!ask.stop.startsWith('battle.') && ask.stop !== 'target') return [head];
  const sides = [battle.by, battle.against].flatMap((seat) => {
    const ships = region.ships.filter((ship) => ship.controller === seat).map((ship) => shipText(scope, ship));
    const { home, shield } = region;
    const starbase = seat === home && shield !== undefined ? [t('context.starbase', { shield })] : [];
    const there = [...ships, ...starbase];
    if (seat === undefined || there.length === 0) return [];
    return [t('context.side', { name: nameOf(scope, seat), ships: listOf(t, there) })];
  });
  // Targets no longer matter once damage has been dealt.
  const aims = board.step === 'battle.result' ? [] : aimLines(scope, battle);
  return [head, ...sides, ...aims];
}

function shipText(scope: Scope, ship: CardInView): string {
  const notes = joined(
    [
      ship.pilot === undefined ? undefined : scope.t('detail.pilot', { card: cardName(scope, ship.pilot.def) }),
      ship.damage > 0 ? scope.t('detail.damage', { n: ship.damage }) : undefined,
    ],
    ', ',
  );
  return `${nameInPlay(scope, ship)} ${strengthOf(ship)}${notes === '' ? '' : ` (${notes})`}`;
}

function aimLines(scope: Scope, battle: NonNullable<EveBoard['battle']>): string[] {
  const { t } = scope;
  const aims = battle.targets.flatMap(({ from, to }) => {
    const [ship, target] = [cardOf(scope, from), cardOf(scope, to)];
    if (ship === undefined || target === undefined) return [];
    return [t('context.aim', { from: nameInPlay(scope, ship), to: nameInPlay(scope, target) })];
  });
  return aims.length === 0 ? [] : [t('context.aims', { list: listOf(t, aims) })];
}

function pileLines(scope: Scope): string[] {
  const { board, t } = scope;
  if (board.pile.length === 0) return [];
  return [t('context.pile'), ...board.pile.flatMap((item, i) => itemLines(scope, item, i + 1))];
}

function itemLines(scope: Scope, item: PileItemInView, n: number): string[] {
  const { t } = scope;
  if (item.warp !== undefined) return [warpLine(scope, item, item.warp, n)];
  if (item.kind === 'damage') return [t('context.damage', { n }), ...item.damage.map((hit) => hitLine(scope, hit))];
  return [
    t('context.item', {
      n,
      card: item.def === undefined ? t('pile.thing') : cardName(scope, item.def),
      name: nameOf(scope, item.seat),
      x: item.x,
      targets: listOf(t, targetNames(scope, item)) || undefined,
      text: itemText(scope, item),
    }),
  ];
}

/** A warp on the pile: which ships go where, and who boards them. */
function warpLine(scope: Scope, item: PileItemInView, warp: NonNullable<PileItemInView['warp']>, n: number): string {
  const { t } = scope;
  const to = warp.to === 'dock' ? undefined : regionOf(scope, warp.to);
  const ships = warp.ships.map(({ def, pilot }) => {
    const ship = `**${cardName(scope, def)}**`;
    return pilot === undefined ? ship : t('context.crewed', { ship, pilot: `**${cardName(scope, pilot)}**` });
  });
  return t('context.warp', {
    n,
    name: nameOf(scope, item.seat),
    ships: listOf(t, ships) || t('pile.warp'),
    to: to === undefined ? t('place.theDock') : `**${regionName(scope, to)}**`,
  });
}

/** One damage entry: who hits whom, for how much, and the target's shield. */
function hitLine(scope: Scope, hit: PileItemInView['damage'][number]): string {
  const { t } = scope;
  const region = regionOf(scope, hit.to);
  const target = cardOf(scope, hit.to) ?? region;
  const shield = target?.shield;
  const state =
    target === undefined || shield === undefined
      ? t('context.gone')
      : t('context.hitState', { shield, taken: target.damage });
  const to = region === undefined ? cardName(scope, hit.toDef) : regionName(scope, region);
  return t('context.hit', { from: cardName(scope, hit.from), to, n: hit.n, state });
}

function targetNames(scope: Scope, item: PileItemInView): string[] {
  const cards = item.targets.map(({ card, def, seat }) => {
    const region = regionOf(scope, card);
    if (region !== undefined) return `**${regionName(scope, region)}**`;
    return `**${cardName(scope, def)}** (${nameOf(scope, seat)})`;
  });
  const items = item.items.map(({ def, seat }) => `**${cardName(scope, def)}** (${nameOf(scope, seat)})`);
  return [...cards, ...items, ...item.players.map((seat) => nameOf(scope, seat))];
}

/** What something on the pile would do. */
function itemText(scope: Scope, item: PileItemInView): string {
  const { t, board } = scope;
  const definition = definitionOf(scope, item.def);
  if (item.kind === 'region') return t('pile.region');
  if (item.kind === 'upgrade') return joined([t('pile.upgrade'), definition?.text(t.language).join(' ')]);
  if (definition === undefined) return t('pile.thing');
  if (item.ability !== undefined) return textOfAbility(scope, definition, item.ability, item.x);
  switch (definition.type) {
    case 'ship': {
      const tabs = definition.assembly ?? 0;
      return tabs > 0 ? t('pile.shipTabs', { tabs: roman(tabs) }) : t('pile.ship');
    }
    case 'location':
      return joined([placeText(scope, item), definition.text(t.language).join(' ')]);
    case 'structure':
      return joined([t('pile.structure'), definition.text(t.language).join(' ')]);
    case 'character':
      return joined([t('pile.character'), definition.text(t.language).join(' ')]);
    default:
      return effectOfCard(scope, definition, board.seats[item.seat]?.race, item.x) || t('pile.news');
  }
}

/** Where a location on the pile will enter play. */
function placeText(scope: Scope, item: PileItemInView): string {
  const region = regionOf(scope, item.at);
  return region === undefined
    ? scope.t('pile.location')
    : scope.t('pile.locationIn', { region: regionName(scope, region) });
}
