/** What effects bring the player: on one target, by an attack, of themselves. */
import type { CardDef } from '#games/sem/cards/format';
import type { Target } from '#games/sem/in-view';
import type { Effect } from '#games/sem/verbs/index';
import type { ProjectInView, UnitInView } from '#games/sem/view';
import type { Option } from '#kernel/ask';
import { sum } from '../player.ts';
import { hitChance, type Shot, volleyOf } from './forecast.ts';
import { bodyOf, definitionOf, mine, readyWeapons, type Sight, targetOf } from './sight.ts';
import { harm, pointWorth } from './stakes.ts';
import { attackOf, CARD, figureWorth, hintOf, printedWorth, specialWorth } from './worth.ts';

/** A Yield that is put on a project. */
const PROGRESS = 0.9;

/** What an effect on an option brings: a card in play, or a project. */
export function gainOn(sight: Sight, effect: Effect, option: Option): number {
  const unit = bodyOf(sight, option.card);
  const project = unit === undefined ? projectOf(sight, option.card) : undefined;
  if (unit !== undefined) return gainOnUnit(sight, effect, unit);
  return project === undefined ? 0 : gainOnProject(sight, effect, project);
}

function gainOnUnit(sight: Sight, effect: Effect, unit: UnitInView): number {
  const sign = unit.seat === sight.me ? 1 : -1;
  switch (effect.verb) {
    case 'endTesting':
      return sign * readinessGain(sight, unit);
    case 'repair':
      return sign * repairGain(sight, unit, effect.n);
    case 'copyUnit': {
      const card = definitionOf(sight, unit.def);
      return card === undefined ? 0 : printedWorth(sight, card);
    }
    case 'prevent':
    case 'removeFromAttack':
      return 0;
    case 'hurt':
      return -sign * harm(sight, { id: unit.id, host: unit }, [{ damage: effect.n, chance: 1, passes: false }]);
    default:
      return sign * 0.3 * figureWorth(effect, unit);
  }
}

/** What it brings that a unit may attack this turn. */
const readinessGain = (sight: Sight, unit: UnitInView): number =>
  unit.class === 'defense station' || sight.view.active !== sight.me
    ? 0
    : 0.55 * sum(readyWeapons(unit), ({ damage }) => damage);

/** What it brings to mend a unit or base. */
function repairGain(sight: Sight, unit: UnitInView, n: number): number {
  const mended = Math.min(n, unit.hp - unit.hpLeft);
  if (unit.class === 'base') return mended * pointWorth(sight, mine(sight));
  const share = mended / Math.max(1, unit.hp);
  return 0.15 * mended + 0.5 * share * attackOf(unit);
}

type Project = { readonly project: ProjectInView; readonly isOwn: boolean };

function projectOf({ board, me }: Sight, id: string | undefined): Project | undefined {
  for (const { seat, queue, research } of board.seats) {
    const project = [...queue, ...research].find((one) => one.id === id);
    if (project !== undefined) return { project, isOwn: seat === me };
  }
  return undefined;
}

function gainOnProject(_sight: Sight, effect: Effect, { project, isOwn }: Project): number {
  const { progress, cost } = project;
  const lacking = Math.max(0, cost - progress);
  if (effect.verb === 'addYield') {
    const added = Math.min(effect.n, lacking);
    return (isOwn ? 1 : -1) * (PROGRESS * added + (added === lacking ? 0.3 : 0));
  }
  if (effect.verb === 'removeYield') return (isOwn ? -1 : 1) * 0.8 * Math.min(effect.n, progress);
  return 0;
}

/** What it brings that the damage of a command is aimed at something. */
export function struckGain(sight: Sight, { abilities, projectile }: CardDef, option: Option): number {
  const target = targetOf(sight, option.card);
  if (target === undefined) return 0;
  const more = projectile === true ? projectileBonus(sight) : 0;
  const shots = abilities
    .flatMap(({ do: effects }) => effects)
    .flatMap((effect): readonly Shot[] => {
      if (effect.verb !== 'damage') return [];
      const isEvaded = projectile === true && effect.sure !== true && target.part === undefined;
      const chance = isEvaded ? hitChance(0, target.host.evasion) : 1;
      return [{ damage: effect.n + more, chance, passes: effect.ignoresShields === true }];
    });
  return (target.host.seat === sight.me ? -1 : 1) * harm(sight, target, shots);
}

/** What the player's completed research adds to the damage of projectiles. */
function projectileBonus(sight: Sight): number {
  const known = mine(sight).known.flatMap(({ def }) => definitionOf(sight, def) ?? []);
  const effects = known.flatMap(({ abilities }) => abilities).flatMap(({ do: some }) => some);
  return sum(effects, (effect) => (effect.verb === 'modProjectile' ? effect.n : 0));
}

/** What it brings that a unit strikes by a command, which leaves it no weapons for an attack of its own. */
export function strikeGain(sight: Sight, striker: UnitInView, target: Target): number {
  const shots = volleyOf(sight, striker, target);
  const dealt = sum(shots, ({ damage }) => damage);
  return target.host.seat === sight.me ? -VAIN : harm(sight, target, shots) - 0.4 * dealt;
}

const VAIN = 10;

/** What an effect brings for which nothing is chosen. */
export function gainOf(sight: Sight, effect: Effect): number {
  const special = specialWorth(sight, effect);
  if (special !== undefined) return special;
  switch (effect.verb) {
    case 'draw':
      return drawGain(sight, Number(effect.n));
    case 'search':
    case 'recover':
      return 1.3 * effect.n * CARD;
    case 'mill':
      return -0.1 * effect.n;
    case 'moreYield':
      return 0.9 * effect.n;
    case 'replenish':
      return 0.3 * sum([...mine(sight).units], ({ shields, shieldsLeft }) => shields - shieldsLeft);
    case 'jam':
    case 'prevent':
    case 'removeFromAttack':
    case 'modShields':
    case 'retarget':
      return 0;
    case 'destroyThis':
      return 0;
    default:
      return 0.5 * hintOf(effect);
  }
}

/** Cards drawn are worth less to a hand that is full. */
function drawGain(sight: Sight, n: number): number {
  const { hand, handMaximum } = mine(sight);
  const room = Math.max(0, handMaximum - hand);
  return CARD * (Math.min(n, room + 1) + 0.3 * Math.max(0, n - room - 1));
}
