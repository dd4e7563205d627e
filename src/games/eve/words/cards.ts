/** Cards in few words: the figures of a definition, of a card in play, of a region; what an ability does. */
import { joined } from '#words/text';
import { nameOf } from '../../kit/phrasebook.ts';
import type { Ability } from '../cards/format.ts';
import { abilityText, phraseText } from '../cards/text.ts';
import { abilityAt, type Definition } from '../library.ts';
import type { CardInView, RegionInView } from '../view.ts';
import { isKey } from './catalogue.ts';
import { cardName, isViewer, type Phrasebook, roman, type Scope } from './phrasebook.ts';
import { subtypeName } from './subtypes.ts';

/** Key figures of a card that is not in play, in one line: its values, how long it takes, what it does. */
export function figuresOf(phrasebook: Phrasebook, card: Definition): string {
  const { t } = phrasebook;
  const { duration } = card;
  return joined([
    subtypeName(t, card.subtype),
    card.attack === undefined ? undefined : `⚔ ${card.attack}`,
    card.shield === undefined ? undefined : `🛡 ${card.type === 'structure' ? '+' : ''}${card.shield}`,
    card.income === undefined || card.income === 0 ? undefined : t('detail.income', { n: card.income }),
    card.minerals === undefined ? undefined : t('detail.minerals', { n: card.minerals }),
    card.assembly === undefined || card.assembly === 0
      ? undefined
      : t('detail.assembly', { tabs: roman(card.assembly) }),
    typeof duration === 'number' && duration > 0 ? t('detail.duration', { tabs: roman(duration) }) : undefined,
    duration === 'infinite' ? t('detail.stays') : undefined,
    card.limited ? t('detail.limited') : undefined,
    card.clone === undefined ? undefined : t('detail.clone', { n: card.clone }),
    card.commands.map(({ name, power }) => `${name} ${power}`).join(', '),
    card.text(t.language).join(' '),
  ]);
}

/** The present figures of a card in play. */
export const inPlayOf = (phrasebook: Phrasebook, card: CardInView): string => joined(figuresIn(phrasebook, card));

export function figuresIn(phrasebook: Phrasebook, card: CardInView): readonly string[] {
  const { t } = phrasebook;
  return [
    strengthOf(card),
    card.damage > 0 ? t('detail.damage', { n: card.damage }) : undefined,
    typeof card.tabs === 'number'
      ? t(card.attack === undefined ? 'detail.duration' : 'detail.assembly', { tabs: roman(card.tabs) })
      : undefined,
    card.tabs === 'infinite' ? t('detail.stays') : undefined,
    card.minerals === undefined || card.minerals === 0 ? undefined : t('detail.minerals', { n: card.minerals }),
    card.income === undefined || card.income === 0 ? undefined : t('detail.income', { n: card.income }),
    card.commands.length === 0
      ? undefined
      : t('detail.on', { commands: card.commands.map(({ name, power }) => `${name} ${power}`).join(', ') }),
    card.mines === undefined ? undefined : t('detail.mines', { card: cardName(phrasebook, card.mines) }),
    card.pilot === undefined ? undefined : t('detail.pilot', { card: cardName(phrasebook, card.pilot.def) }),
    card.attacking ? t('detail.attacking') : undefined,
  ].filter((figure) => figure !== undefined);
}

/** "⚔ 2 🛡 3"; empty for cards that have neither. */
export function strengthOf(card: Pick<CardInView, 'attack' | 'shield'>): string {
  return joined(
    [
      card.attack === undefined ? undefined : `⚔ ${card.attack}`,
      card.shield === undefined ? undefined : `🛡 ${card.shield}`,
    ],
    ' ',
  );
}

/** A region's details, for the choice of a place: its controller, the ships in it, its slots. */
export function regionFigures(scope: Scope, region: RegionInView): string {
  const { t, view } = scope;
  const others = region.ships.filter((ship) => ship.controller !== view.seat);
  const ships = others.length > 0 ? others : region.ships;
  const attack = ships.reduce((sum, ship) => sum + (ship.attack ?? 0), 0);
  const free = region.slots === undefined ? undefined : Math.max(0, region.slots - region.locations.length);
  return joined([
    holderOf(scope, region),
    ships.length === 0 ? t('detail.undefended') : t('detail.defenders', { n: ships.length, strength: `⚔ ${attack}` }),
    region.shield === undefined ? undefined : t('detail.starbase', { shield: `🛡 ${region.shield - region.damage}` }),
    region.attackedBy === undefined ? undefined : t('detail.underAttack'),
    region.income > 0 ? t('detail.income', { n: region.income }) : undefined,
    free === undefined ? t('detail.endless') : t('detail.slots', { free }),
  ]);
}

function holderOf(scope: Scope, region: RegionInView): string {
  const { t } = scope;
  if (isViewer(scope, region.controller)) return t('detail.yours');
  if (region.controller === undefined) return t('detail.free');
  return t('detail.controlled', { name: nameOf(scope, region.controller) });
}

/** The text of an ability by its number (below 0: of a command), with the value of X if it is known. */
export function textOfAbility({ t }: Phrasebook, card: Definition, index: number | undefined, x?: number): string {
  const ability = index === undefined ? undefined : abilityAt(card, index);
  return ability === undefined ? '' : withX(abilityText(ability, card, t.language), x);
}

/** What a card does when it resolves or while it stays, for a player of a race; all of its text if that is not known. */
export function effectOfCard({ t }: Phrasebook, card: Definition, race: string | undefined, x?: number): string {
  const texts = card.text(t.language).filter((_, i) => {
    const affinity = card.abilities[i]?.affinity;
    return race === undefined || affinity === undefined || affinity === race;
  });
  return withX(texts.join(' '), x);
}

/** What an ability does, without its cost, trigger and limits, for the log, which has told those already. `x`: what was chosen as X. */
export function outcomeOf({ t }: Phrasebook, card: Definition, index: number, x?: number): string {
  const ability = abilityAt(card, index);
  if (ability === undefined) return '';
  const { when: _when, ...rest } = ability;
  return withX(abilityText({ ...rest, cost: [], once: false }, card, t.language), x);
}

function withX(text: string, x: number | undefined): string {
  return x === undefined ? text : text.replace(/\bX\b/g, String(x));
}

/** What using an ability costs, in short. */
export function costOf({ t }: Phrasebook, ability: Ability): string {
  const parts = ability.cost.map((cost) => {
    if ('pay' in cost) return cost.pay === 'X' ? t('cost.payX') : t('cost.pay', { n: cost.pay });
    if ('discard' in cost) return cost.discard === 'X' ? t('cost.discardX') : t('cost.discard', { n: cost.discard });
    return t('cost.sacrifice', { what: phraseText(cost.sacrifice, t.language) });
  });
  return parts.length === 0 ? t('cost.none') : parts.join(', ');
}

/** What commands of given powers do, in short. */
export function commandText(
  { t }: Phrasebook,
  commands: readonly { readonly name: string; readonly power: number }[],
): string {
  return commands
    .map(({ name, power }) => {
      const key = `command.${name}`;
      return isKey(key) ? t.any(key, { n: power }) : `${name} ${power}`;
    })
    .join('; ');
}
