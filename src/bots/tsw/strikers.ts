/** Who may strike whom in the attack phase: now, or after a move. */
import type { Definition } from '#games/tsw/library';
import type { UnitInView } from '#games/tsw/view';
import type { Option } from '#kernel/ask';
import { cardOf, definitionOf, flippedOf, isShield, leftOf, optionsOf, type Sight, theirs, unitsOf } from './sight.ts';
import { stakeOf } from './worth.ts';

/** A card that can strike. `attack`, `move`: the options it has now. */
export type Striker = {
  readonly unit: UnitInView;
  readonly card: Definition;
  readonly n: number;
  readonly attack: Option | undefined;
  readonly move: Option | undefined;
};

/** All cards of the player that may still attack, now or after a move. */
export function strikersOf(sight: Sight): readonly Striker[] {
  const options = optionsOf(sight);
  return unitsOf(sight, sight.me).flatMap((unit): readonly Striker[] => {
    const own = options.filter(({ card }) => card === unit.id);
    const attack = own.find(({ verb }) => verb === 'attack');
    const move = own.find(({ verb }) => verb === 'move');
    const card = cardOf(sight, attack ?? move ?? { id: '' });
    if (card === undefined) return [];
    return [{ unit, card, n: Number(attack?.note?.n ?? unit.attack), attack, move }];
  });
}

/** The targets of an option that strikes; `station` is among them if it can be struck. */
export function targetsOf(option: Option | undefined): readonly string[] {
  const choice = option?.needs?.find(({ name }) => name === 'target')?.choice;
  return choice?.kind === 'choose' ? choice.options.map(({ id }) => id) : [];
}

export const strikesStation = ({ attack }: Striker): boolean => targetsOf(attack).includes('station');

/** Whether a card can strike another one this turn: at once, or after a move to its zone, which a Slow card cannot. */
export function canReach(sight: Sight, striker: Striker, target: UnitInView): boolean {
  if (targetsOf(striker.attack).includes(target.id)) return true;
  const { unit, card, move, n } = striker;
  if (move === undefined || unit.acted || card.keywords.includes('slow') || n <= 0) return false;
  return unit.at !== target.at && isOpen(sight, target);
}

/** Whether a card can be attacked as far as one knows that is not next to it: protection whose reason is not seen counts. */
function isOpen(sight: Sight, target: UnitInView): boolean {
  const protecting = definitionOf(sight, target.def)?.abilities.filter(
    ({ kind, do: effects = [] }) =>
      kind === 'continuous' && effects.some((effect) => effect.verb === 'forbidTarget' && effect.what.pick === 'ref'),
  );
  return (protecting ?? []).every(
    ({ if: condition }) =>
      condition !== undefined && 'flippedBelow' in condition && flippedOf(theirs(sight)) >= condition.flippedBelow,
  );
}

/** Whether it can strike without moving first. */
export const strikesAtOnce = ({ attack }: Striker, target: UnitInView): boolean =>
  targetsOf(attack).includes(target.id);

/** What a strike does to a card besides its damage, by the text of the striker. */
export function strikeOn(sight: Sight, { card }: Striker, target: UnitInView): 'paralysis' | 'destruction' | undefined {
  const type = cardOf(sight, { id: '', note: { def: target.def } })?.type;
  for (const { kind, do: effects = [] } of card.abilities)
    for (const effect of kind === 'continuous' ? effects : []) {
      if (effect.verb !== 'strike' || effect.what.pick === 'ref') continue;
      const { noun, is } = effect.what;
      const fits = noun === 'card' || noun === type || (noun === 'shield' && isShield(sight, target));
      if (fits && !(is.includes('unparalyzed') && target.paralyzed)) return effect.with;
    }
  return undefined;
}

/** What is lost by having a card strike: a missile is destroyed. */
export const spentBy = (sight: Sight, { unit, card }: Striker): number =>
  card.type === 'missile' ? 0.5 * stakeOf(sight, unit) : 0;

/** The damage by which a strike does away with a card; what destroys by its text needs none. */
export function missing(sight: Sight, target: UnitInView, strikers: readonly Striker[]): number {
  if (strikers.some((one) => strikeOn(sight, one, target) === 'destruction')) return 0;
  return leftOf(target) - strikers.reduce((sum, { n }) => sum + n, 0);
}
