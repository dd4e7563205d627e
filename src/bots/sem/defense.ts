/** The form of a player whose cards are attacked: who fires back, who intercepts, which commands are played (S-6, S-9). */
import { bodiesOf } from '#games/sem/in-view';
import type { Effect } from '#games/sem/verbs/index';
import type { AttackInView } from '#games/sem/view';
import type { Answer, Need, Option } from '#kernel/ask';
import { best, pick } from '../player.ts';
import { aimedAt, costOf, type Measures, noMeasures } from './outlook.ts';
import { cardOf, mine, optionsIn, optionsOf, type Sight } from './sight.ts';

/** What a measure must save to be taken. */
const MIN_GAIN = 0.05;
/** What a command that is played costs besides its points. */
const PLAYED = 0.9;
/** What each of its points costs: they would be lost otherwise, or be of use in another attack. */
const POINT = 0.25;

/** Fires back with everything; intercepts and plays commands where that saves more than it costs. */
export function defend(sight: Sight): Answer {
  const { attack } = sight.board;
  const form = optionsOf(sight).find(({ verb }) => verb === 'defend');
  if (attack === undefined || form === undefined) return sight.ask.fallback;
  const rows = form.needs ?? [];
  const answers = new Map<string, string>();
  const shooting = shootAll(rows, answers);
  const intercepting = blockWorthwhile(sight, attack, rows, shooting, answers);
  playWorthwhile(sight, attack, rows, intercepting, answers);
  if (answers.size === 0) return sight.ask.fallback;
  return pick(form.id, Object.fromEntries(rows.map((row) => [row.name, answerOf(row, answers)])));
}

/** What was decided for a row of the form, or what is usual. */
function answerOf(row: Need, answers: ReadonlyMap<string, string>): Answer {
  const chosen = answers.get(row.name);
  const [first] = optionsIn(row.choice);
  return chosen === undefined ? (row.usual ?? pick(first?.id ?? '')) : pick(chosen);
}

/** All interceptors fire at the attacker: nobody fires back at them. */
function shootAll(rows: readonly Need[], answers: Map<string, string>): Measures {
  const shooters = rows.flatMap(({ name, choice }): readonly string[] => {
    const may = name.startsWith('intercept:') && optionsIn(choice).some(({ id }) => id === 'shoot');
    if (!may) return [];
    answers.set(name, 'shoot');
    return [name.slice('intercept:'.length)];
  });
  return { ...noMeasures, shooters };
}

/** Units take the place of what would be missed more. */
function blockWorthwhile(
  sight: Sight,
  attack: AttackInView,
  rows: readonly Need[],
  before: Measures,
  answers: Map<string, string>,
): Measures {
  let measures = before;
  for (const { name, choice } of rows) {
    if (!name.startsWith('intercept:')) continue;
    const unit = name.slice('intercept:'.length);
    const ways = optionsIn(choice).flatMap(({ id }) => {
      const target = id.startsWith('block:') ? id.slice('block:'.length) : undefined;
      if (target === undefined || measures.blocks[target] !== undefined) return [];
      const shooters = measures.shooters.filter((one) => one !== unit);
      return [{ id, measures: { ...measures, shooters, blocks: { ...measures.blocks, [target]: unit } } }];
    });
    const way = best(ways, (one) => -costOf(sight, attack, one.measures));
    if (way === undefined || saved(sight, attack, measures, way.measures) < MIN_GAIN) continue;
    measures = way.measures;
    answers.set(name, way.id);
  }
  return measures;
}

const saved = (sight: Sight, attack: AttackInView, before: Measures, after: Measures): number =>
  costOf(sight, attack, before) - costOf(sight, attack, after);

/** Commands that save more than they cost, the best first, as far as the points go. */
function playWorthwhile(
  sight: Sight,
  attack: AttackInView,
  rows: readonly Need[],
  before: Measures,
  answers: Map<string, string>,
): void {
  let measures = before;
  let points = mine(sight).cp;
  const left = new Set(rows.filter(({ name }) => name.startsWith('play:')));
  while (left.size > 0) {
    const ways = [...left].flatMap((row) => waysIn(sight, attack, row, measures, points));
    const way = best(ways, ({ gain }) => gain);
    if (way === undefined || way.gain < MIN_GAIN) return;
    measures = way.measures;
    points -= way.cost;
    left.delete(way.row);
    answers.set(way.row.name, way.id);
  }
}

function waysIn(sight: Sight, attack: AttackInView, row: Need, before: Measures, points: number) {
  const card = row.of === undefined ? undefined : cardOf(sight, row.of);
  const cost = Number(row.of?.note?.cost ?? card?.cost ?? 0);
  const [effect] = card?.abilities.flatMap(({ do: effects }) => effects) ?? [];
  if (effect === undefined || cost > points) return [];
  const options = optionsIn(row.choice).filter(({ id }) => id.startsWith('way:'));
  const meant = measuresBy(sight, attack, effect);
  return options.flatMap((option, i) => {
    const way = meant[i];
    if (way === undefined || !agrees(option, way)) return [];
    const measures = together(before, way.measures);
    const gain = saved(sight, attack, before, measures) - PLAYED - POINT * cost;
    return [{ row, id: option.id, cost, measures, gain }];
  });
}

/** A way to play a command: what is picked for it, by definition, and what it does. */
type CommandPlay = { readonly defs: readonly string[]; readonly measures: Partial<Measures> };

/** Whether an option is what it is taken for. */
const agrees = ({ note }: Option, { defs }: CommandPlay): boolean => String(note?.defs ?? '') === defs.join(' ');

/** The ways to play a command, in the order in which the form lists them. */
function measuresBy(sight: Sight, attack: AttackInView, effect: Effect): readonly CommandPlay[] {
  switch (effect.verb) {
    case 'removeFromAttack':
      return removals(sight, attack, effect);
    case 'prevent':
    case 'repair':
      return sparings(sight, attack, effect);
    case 'jam':
      return [{ defs: [], measures: { jam: effect.n } }];
    case 'modShields':
      return [{ defs: [], measures: { cover: effect.n } }];
    case 'retarget':
      return redirections(sight, attack);
    default:
      return [];
  }
}

function removals(
  sight: Sight,
  attack: AttackInView,
  { upTo }: Extract<Effect, { verb: 'removeFromAttack' }>,
): readonly CommandPlay[] {
  const aimed = aimedAt(sight, attack).filter(
    ({ part, host }) => part === undefined && host.class !== 'base' && host.evasion > 0,
  );
  const single = aimed.map((one) => [one]);
  const pairs = aimed.flatMap((one, i) => aimed.slice(i + 1).map((two) => [one, two]));
  return (upTo < 2 || aimed.length < 2 ? single : [...pairs, ...single]).map((some) => ({
    defs: some.map(({ host }) => host.def),
    measures: { removed: some.map(({ id }) => id) },
  }));
}

/** The base comes into play before all units. */
function sparings(
  sight: Sight,
  attack: AttackInView,
  effect: Extract<Effect, { verb: 'prevent' | 'repair' }>,
): readonly CommandPlay[] {
  const aimed = new Set(aimedAt(sight, attack).map(({ id }) => id));
  const fitting = bodiesOf(mine(sight)).filter(({ id, hp, hpLeft }) =>
    effect.verb === 'repair' ? hpLeft < hp : aimed.has(id),
  );
  return fitting.map(({ id, def, hp, hpLeft }) => ({
    defs: [def],
    measures: { spared: { [id]: effect.verb === 'repair' ? Math.min(effect.n, hp - hpLeft) : effect.n } },
  }));
}

function redirections(sight: Sight, { shots }: AttackInView): readonly CommandPlay[] {
  const { units } = mine(sight);
  return shots.flatMap(({ target, by }, i): readonly CommandPlay[] => {
    const aim = units.find(({ id }) => id === target);
    if (by === undefined || aim === undefined) return [];
    const others = units.filter(({ id }) => id !== target);
    return others.map(({ id, def }) => ({ defs: [aim.def, def], measures: { redirected: { [i]: id } } }));
  });
}

function together(
  before: Measures,
  { removed = [], spared = {}, jam = 0, cover = 0, redirected = {} }: Partial<Measures>,
) {
  const sparedBy = { ...before.spared };
  for (const [id, n] of Object.entries(spared)) sparedBy[id] = (sparedBy[id] ?? 0) + n;
  return {
    ...before,
    removed: [...before.removed, ...removed],
    spared: sparedBy,
    jam: before.jam + jam,
    cover: before.cover + cover,
    redirected: { ...before.redirected, ...redirected },
  };
}
