/** Plans for several things as lines: what a defender's cards do, what the weapons of a unit aim at, what is mended. */
import type { Answer, Need, Option } from '#kernel/ask';
import { counted } from '../../kit/phrasebook.ts';
import { takenBy } from '../rules/choices.ts';
import { optionText } from './asks.ts';
import type { Key } from './catalogue.ts';
import { picksIn, targetName } from './marks.ts';
import { cardName, healthText, type Scope } from './phrasebook.ts';

/** A thing of a plan with what was said for it; `said` undefined: nothing yet. */
type Row = { readonly kind: string; readonly of: Option; readonly said: Option | undefined };

/** What a plan comes to. `answers`: undefined for things that are still open. */
export function planLines(
  scope: Scope,
  needs: readonly Need[],
  answers: readonly (Answer | undefined)[],
): readonly string[] {
  const rows = needs.flatMap((need, i) => rowOf(need, answers[i]) ?? []);
  const open = rows.filter(({ said }) => said === undefined);
  const settled = rows.filter(({ said }) => said !== undefined);
  const lines = [
    ...defenseLines(scope, settled),
    ...aimLines(
      scope,
      settled.filter(({ kind }) => kind === 'weapon'),
    ),
    ...mendLines(
      scope,
      settled.filter(({ kind }) => kind === 'mends'),
    ),
  ];
  return open.length === 0 ? lines : [...lines, scope.t('plan.open', { list: listOf(scope, open) })];
}

function rowOf({ prompt, of, choice }: Need, answer: Answer | undefined): Row | undefined {
  if (of === undefined || choice.kind !== 'choose') return undefined;
  const [pick] = answer !== undefined && 'pick' in answer ? answer.pick : [];
  return { kind: prompt.key.replace('need.', ''), of, said: choice.options.find(({ id }) => id === pick) };
}

const listOf = (scope: Scope, rows: readonly Row[]): string =>
  counted(
    scope.t,
    rows.map(({ of }) => optionText(scope, of).label),
  );

/** The rows with a certain answer as one line, if there are any. */
const line = (scope: Scope, rows: readonly Row[], key: Key): readonly string[] =>
  rows.length === 0 ? [] : [scope.t.any(key, { list: listOf(scope, rows), n: damageOf(rows) })];

const damageOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { said }) => sum + Number(said?.note?.damage ?? 0), 0);

/** What the cards of a defender do, the same of several in one line. */
function defenseLines(scope: Scope, rows: readonly Row[]): readonly string[] {
  const { t } = scope;
  const saying = (verb: string) => rows.filter(({ said }) => said?.verb === verb);
  const firing = (kind: string) =>
    rows.filter((row) => row.kind === kind && (row.said?.verb === 'fireAll' || row.said?.verb === 'fireSome'));
  const played = saying('playNow').map(({ of, said }) =>
    t('plan.playOn', {
      card: cardName(scope, of.note?.def),
      targets: (said && picksIn(scope, said)) || undefined,
    }),
  );
  return [
    ...(played.length === 0 ? [] : [t('plan.play', { list: played.join(', ') })]),
    ...line(scope, firing('bypass'), 'plan.bypass'),
    ...line(scope, saying('shoot'), 'plan.shoot'),
    ...placeLines(scope, saying('block'), 'plan.block'),
    ...placeLines(scope, saying('blockOnly'), 'plan.blockOnly'),
    ...line(scope, firing('return'), 'plan.return'),
    ...line(scope, saying('holdFire'), 'plan.hold'),
    ...line(scope, saying('noIntercept'), 'plan.noIntercept'),
    ...line(scope, saying('keep'), 'plan.keep'),
  ];
}

/** Units that take the place of targets, a line each. */
const placeLines = (scope: Scope, rows: readonly Row[], key: 'plan.block' | 'plan.blockOnly'): readonly string[] =>
  rows.map((row) => scope.t(key, { list: listOf(scope, [row]), target: cardName(scope, row.said?.note?.def) }));

/** Each target with the damage that is aimed at it, then the weapons that are held. */
function aimLines(scope: Scope, rows: readonly Row[]): readonly string[] {
  const held = rows.filter(({ said }) => said?.verb === 'holdWeapon');
  const aimed = groups(rows.filter((row) => !held.includes(row))).map(([target, some]) => {
    const { hp, shields } = target.note ?? {};
    const n = some.reduce((sum, { of }) => sum + Number(of.note?.damage ?? 0), 0);
    const health = healthText(scope, { hp: Number(hp ?? 0), shields: Number(shields ?? 0) });
    return scope.t('plan.aim', { target: targetName(scope, target), n, health, list: listOf(scope, some) });
  });
  return [...aimed, ...line(scope, held, 'plan.unfired')];
}

/** Each damaged card with what is mended on it, then the cards that mend nothing. */
function mendLines(scope: Scope, rows: readonly Row[]): readonly string[] {
  const idle = rows.filter(({ said }) => said?.verb === 'noRepair');
  const mended = groups(rows.filter((row) => !idle.includes(row))).map(([target, some]) => {
    const n = some.reduce((sum, { of }) => sum + Number(of.note?.n ?? 0), 0);
    const damage = takenBy(target);
    const told = { target: targetName(scope, target), n: Math.min(n, damage), damage };
    return scope.t('plan.mend', { ...told, list: listOf(scope, some) });
  });
  return [...mended, ...line(scope, idle, 'plan.idle')];
}

/** Rows by what was said for them, in order of first occurrence. */
function groups(rows: readonly Row[]): readonly (readonly [Option, readonly Row[]])[] {
  const found = new Map<string, readonly [Option, readonly Row[]]>();
  for (const row of rows) {
    if (row.said === undefined) continue;
    const [, before = []] = found.get(row.said.id) ?? [];
    found.set(row.said.id, [row.said, [...before, row]]);
  }
  return [...found.values()];
}
