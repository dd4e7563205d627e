/** What commands do as attacks, and to attacks. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import type { Need, Option } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import { alive, card, ref } from '#kernel/zones';
import { count, target } from '../cards/parts.ts';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { aimedAt, strikeTargets } from '../rules/aims.ts';
import { cancel as cancelItem } from '../rules/cancel.ts';
import { itemOption, need, targetOption } from '../rules/choices.ts';
import { chosenAs, objectsIn } from '../rules/effects/context.ts';
import { holder, hostOf, isClass, isTesting, unitsOf } from '../rules/facts.ts';
import { evasion, readyWeapons } from '../rules/figures.ts';
import type { SemVerb } from './sem-verb.ts';

const max = count.default(1);

const damageShape = shapeOf(
  'damage',
  { n: count, what: target, upTo: max, sure: z.literal(true).optional(), ignoresShields: z.literal(true).optional() },
  'Of commands that are attacks: damage to each of up to so many targets, or to modifications on them (S-6.4). `sure`: nobody evades it.',
);
const ignoring = (evasion: true | undefined, shields: true | undefined): string => {
  const ignored = [...(evasion === true ? ['Evasion'] : []), ...(shields === true ? ['shields'] : [])];
  return ignored.length === 0 ? '' : `, ignoring ${ignored.join(' and ')}`;
};

/** The damage itself is dealt as a fight (`rules/fight.ts`), so that it can be answered. */
export const damage: SemVerb<typeof damageShape> = {
  shape: damageShape,
  works: 'once',
  text: ({ n, what, upTo, sure, ignoresShields: passes }, voice) =>
    `deal ${n} damage to ${upTo === 1 ? voice.one(what) : `each of up to ${upTo} different ${voice.many({ ...what, pick: 'each' })}`}${ignoring(sure, passes)}`,
  needs(m, { what, upTo }, from) {
    const targets = strikeTargets(m, what, from);
    if (targets.length === 0) return undefined;
    // Each unit is hit once at most, itself or on a modification (S-R-14).
    const unitOf = (id: CardId) => hostOf(m, id) ?? id;
    const units = new Set(targets.map(unitOf));
    const options = targets.map((id): Option => ({ ...targetOption(m, id), ...(upTo > 1 && { group: unitOf(id) }) }));
    return [need('struck', options, { max: Math.min(upTo, units.size), says: { n: upTo } })];
  },
  run: () => undefined,
  hint: ({ n }) => ({ concerns: 'its target', worth: -n / 2 }),
};

const removeShape = shapeOf(
  'removeFromAttack',
  { what: target, upTo: max },
  'Units with Evasion are removed from the current attack: what is aimed at them hits nothing, and they do not fire back (S-6.2).',
);
export const removeFromAttack: SemVerb<typeof removeShape> = {
  shape: removeShape,
  works: 'once',
  inAttack: true,
  text: ({ what, upTo }, voice) =>
    `remove ${upTo === 1 ? voice.one(what) : `up to ${upTo} of ${voice.many({ ...what, pick: 'each' })}`} with Evasion from the current attack`,
  needs(m, { what, upTo }, from) {
    const fitting = objectsIn(m, asFrame(from), { ...what, pick: 'each' });
    const aimed = aimedAt(m, from.you).filter((id) => evasion(m, id) > 0 && fitting.includes(id));
    if (aimed.length === 0) return undefined;
    const options = aimed.map((id) => targetOption(m, id));
    return [need('removed', options, { max: Math.min(upTo, aimed.length), says: { n: upTo } })];
  },
  run(m, frame) {
    const { attack } = m.state.g;
    for (const id of chosenAs(m, frame, 'removed')) {
      if (attack === undefined) return;
      attack.removed.push(ref(m.state, id));
      m.emit({ e: 'evaded', seat: holder(m, id), card: id, def: card(m.state, id).def });
    }
  },
};

/** A frame for phrases that are asked before anything happens. */
const asFrame = ({ you }: { readonly you: number }) => ({ you, rest: [], env: {} });

const retargetShape = shapeOf(
  'retarget',
  {},
  'One weapon that is aimed at a unit of yours is aimed at another unit of yours instead.',
);
export const retarget: SemVerb<typeof retargetShape> = {
  shape: retargetShape,
  works: 'once',
  inAttack: true,
  text: () => 'one weapon aimed at a unit of yours is aimed at another unit of yours instead',
  needs(m, _effect, { you }) {
    const units = unitsOf(m, you);
    const shots = (m.state.g.attack?.shots ?? []).flatMap((shot, i): Option[] => {
      const aim = alive(m.state, shot.target);
      if (shot.weapon === undefined || aim === undefined || !units.includes(aim)) return [];
      const others = units.filter((id) => id !== aim);
      const note = { def: card(m.state, aim).def, damage: shot.damage };
      const to = need(
        'decoy',
        others.map((id) => targetOption(m, id)),
      );
      return others.length === 0 ? [] : [{ id: `shot:${i}`, card: aim, note, needs: [to] }];
    });
    return shots.length === 0 ? undefined : [need('shot', shots)];
  },
  run(m, frame) {
    const shot = m.state.g.attack?.shots[Number(frame.env.shot)];
    const [to] = chosenAs(m, frame, 'decoy');
    if (shot === undefined || to === undefined) return;
    const from = alive(m.state, shot.target);
    const shots = m.state.g.attack?.shots ?? [];
    shots[Number(frame.env.shot)] = { ...shot, target: ref(m.state, to) };
    const told = { seat: holder(m, to), card: to, def: card(m.state, to).def };
    const was = from === undefined ? { from: '' } : { fromCard: from, from: card(m.state, from).def };
    m.emit({ e: 'retargeted', ...told, ...was });
  },
};

const jamShape = shapeOf('jam', { n: count }, 'Hit rolls of the current attack against you are lower.');
export const jam: SemVerb<typeof jamShape> = {
  shape: jamShape,
  works: 'once',
  inAttack: true,
  text: ({ n }) => `hit rolls of the current attack against you are ${n} lower`,
  needs: (m, _effect, { you }) => (aimedAt(m, you).length === 0 ? undefined : []),
  run(m, { you }, { n }) {
    const { attack } = m.state.g;
    if (attack === undefined) return;
    attack.jammed[you] = (attack.jammed[you] ?? 0) - n;
    m.emit({ e: 'jammed', seat: you, n });
  },
};

const preventShape = shapeOf('prevent', { n: count, what: target }, 'Damage of the current attack is prevented.');
export const prevent: SemVerb<typeof preventShape> = {
  shape: preventShape,
  works: 'once',
  inAttack: true,
  reach: ['unit', 'unit or base', 'base', 'fighter', 'capital ship', 'station', 'defense station'],
  text: ({ n, what }, voice) => `prevent up to ${n} damage of the current attack to ${voice.one(what)}`,
  suits: (m, id) => aimedAt(m, holder(m, id)).includes(id),
  run(m, frame, { n, what }) {
    const { attack } = m.state.g;
    for (const id of objectsIn(m, frame, what)) {
      if (attack === undefined) return;
      const object = ref(m.state, id);
      attack.prevented[object] = (attack.prevented[object] ?? 0) + n;
      m.emit({ e: 'prevents', seat: holder(m, id), card: id, def: card(m.state, id).def, n });
    }
  },
};

const cancelShape = shapeOf(
  'cancel',
  {},
  'Cancel a command that is being played; what was paid for it is lost (S-R-22).',
);
export const cancel: SemVerb<typeof cancelShape> = {
  shape: cancelShape,
  works: 'once',
  text: () => 'cancel a command that is being played',
  needs(m, _effect, { src }) {
    const items = m.state.pile.filter(
      ({ kind, card: of }) => kind === 'command' && of !== undefined && alive(m.state, of) !== src,
    );
    return items.length === 0 ? undefined : [need('cancelled', [...items].reverse().map(itemOption))];
  },
  run: (m, frame) => cancelItem(m, Number(frame.env.cancelled), frame.you),
};

const strikeShape = shapeOf(
  'strikeNow',
  { what: target },
  'Of commands that are attacks: a unit of yours that is not in Testing attacks with all weapons that are not fired; nobody fires back or intercepts.',
);
/** The shots themselves are a fight (`rules/fight.ts`). */
export const strikeNow: SemVerb<typeof strikeShape> = {
  shape: strikeShape,
  works: 'once',
  text: ({ what }, voice) =>
    `${voice.one(what)} attacks with all weapons that are not fired; nobody fires back or intercepts`,
  needs(m, { what }, from) {
    const enemies = strikeTargets(m, anyEnemy, from);
    const strikers = objectsIn(m, asFrame(from), { ...what, pick: 'each' }).filter((id) => mayStrike(m, id));
    if (strikers.length === 0 || enemies.length === 0) return undefined;
    const aims = enemies.map((id) => targetOption(m, id));
    const options = strikers.map((id): Option => ({ ...targetOption(m, id), needs: strikeNeeds(m, id, aims) }));
    return [need('striker', options)];
  },
  run: () => undefined,
};

const anyEnemy = { pick: 'target', noun: 'unit or base', is: ['enemy'] } as const;
const mayStrike = (m: SemMachine, id: CardId): boolean =>
  !isTesting(m, id) &&
  !isClass(m, id, 'defense station') &&
  readyWeapons(m, id).length > 0 &&
  def(m, id).type === 'unit';

/** A target for all weapons of a unit. */
const strikeNeeds = (_m: SemMachine, _id: CardId, aims: readonly Option[]): Need[] => [need('struck', aims)];
