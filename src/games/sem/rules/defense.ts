/**
 * What the owner of attacked cards is asked, once in an attack, in one form: which commands they play, who fires back, who
 * intercepts (S-6, steps 2 to 4; S-9).
 */
import type { Answer, Need, NewAsk, Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { card, idOf, ref } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { library } from '../library.ts';
import type { Reply, Weapon } from '../state.ts';
import { aimedAt } from './aims.ts';
import { cardOption, need, targetOption } from './choices.ts';
import { combinationsOf, MAX_COMBINATIONS } from './combinations.ts';
import { commandNeeds, commandOption, playable } from './commands.ts';
import { costOf, readyWeapons } from './figures.ts';
import { attackers } from './orders.ts';
import { bypassedStations, canBeFiredAt, interceptors, returners } from './repliers.ts';
import { savingBlocks } from './saving.ts';
import { subsetsOf } from './subsets.ts';

/** Up to so many weapons of a unit, each set of them is an option; of more, each weapon has a row of its own. */
const MAX_IN_A_ROW = 3;

/** The question to a seat whose cards are attacked. */
export function defenseAsk(m: SemMachine, seat: Seat): NewAsk {
  const { rows, apart } = formOf(m, seat);
  const saves = savingBlocks(m, seat);
  const note = { n: returners(m, seat).length + bypassedStations(m, seat).length };
  const options: Option[] = [
    { id: 'fire', verb: 'fire', note },
    { id: 'save', verb: 'save', note: { n: saves.length }, ...(saves.length === 0 && { covered: true as const }) },
    ...(rows.length > 0 ? [{ id: 'defend', verb: 'defend', needs: withoutUsual(rows) }] : []),
    ...apart.map((id) => commandOption(m, seat, id)),
  ];
  // A weapon that is fired is missed in the next attack of the turn.
  const isFiringFree = note.n === 0 || attackers(m, m.state.g.active).length === 0;
  const hasToDecide =
    !isFiringFree || interceptors(m, seat).length > 0 || (m.state.g.cp[seat] ?? 0) >= library(m).minAnswer;
  const { attack, turn } = m.state.g;
  return {
    seat,
    role: 'window',
    stop: 'attacked',
    alert: true,
    secret: true,
    known: true,
    public: ['fire'],
    standing: 'attacked',
    ...(!hasToDecide && { presumed: 'fire' }),
    spans: { turn: `turn ${turn}` },
    prompt: { key: 'ask.attacked', with: { def: attack?.def ?? '', unit: attack?.unit === undefined ? 0 : 1 } },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    fallback: { pick: ['fire'] },
  };
}

/** The rows of a form. The usual answer to a lone row is what "fire" does as well. */
function withoutUsual(rows: readonly Need[]): readonly Need[] {
  const [only, ...others] = rows;
  if (only?.usual === undefined || others.length > 0 || only.choice.kind !== 'choose') return rows;
  const { usual, choice } = only;
  const isUsual = (id: string) => 'pick' in usual && usual.pick.includes(id);
  const options = choice.options.map((one) => (isUsual(one.id) ? { ...one, covered: true as const } : one));
  return [{ ...only, choice: { ...choice, options } }];
}

/**
 * The rows of the form: commands, units that may fire, units that may intercept. `apart`: commands with more ways to play them
 * than a row can list; they are played by themselves, step by step, and the form is asked after them (S-R-46).
 */
function formOf(m: SemMachine, seat: Seat): { readonly rows: Need[]; readonly apart: readonly CardId[] } {
  const all = playable(m, seat, true).map((id) => ({
    id,
    ways: combinationsOf(commandNeeds(m, seat, id) ?? [], MAX_COMBINATIONS + 1).map(({ picks }) => picks),
  }));
  const commands = all.filter(({ ways }) => ways.length > 0 && ways.length <= MAX_COMBINATIONS);
  const apart = all.flatMap(({ id, ways }) => (ways.length > MAX_COMBINATIONS ? [id] : []));
  const units = [
    ...returners(m, seat).flatMap((id) => fireRows(m, 'return', id)),
    ...bypassedStations(m, seat).flatMap((id) => fireRows(m, 'bypass', id)),
    ...interceptors(m, seat).flatMap((id) => [interceptRow(m, seat, id), ...weaponRows(m, 'intercept', id)]),
  ];
  // Who could do nothing but play one command keeps it by letting the attack happen.
  const mayKeep = commands.length + units.length > 1;
  return { rows: [...commands.map((one) => commandRow(m, one, mayKeep)), ...units], apart };
}

const row = (name: string, of: Option, options: readonly Option[], usual?: string): Need => ({
  ...need(name, options, { prompt: name.split(':')[0] ?? name }),
  of,
  ...(usual !== undefined && { usual: { pick: [usual] } }),
});

/** What is picked to play a command, for each way to play it. */
type Playable = { readonly id: CardId; readonly ways: readonly (readonly Option[])[] };

/** A command: played in one of the ways that there are, or kept. */
function commandRow(m: SemMachine, { id, ways }: Playable, mayKeep: boolean): Need {
  const of = cardOption(m, id, { cost: costOf(m, id) });
  const played = ways.map((picks): Option => {
    const note = { def: card(m.state, id).def, ...picksNote(picks) };
    return { id: wayId(id, picks), verb: 'playNow', note };
  });
  return mayKeep
    ? row(`play:${id}`, of, [{ id: 'keep', verb: 'keep' }, ...played], 'keep')
    : row(`play:${id}`, of, played);
}

/** A way to play a command is called by what it picks. */
const wayId = (id: CardId, picks: readonly Option[]): string => `way:${id}:${picks.map((pick) => pick.id).join('+')}`;

/** What is picked, and the definitions of that (see `picksIn`). */
const picksNote = (picks: readonly Option[]): NonNullable<Option['note']> => ({
  defs: picks.flatMap(({ note }) => note?.def ?? []).join(' '),
  picks: picks.map(({ id }) => id).join(' '),
});

/** What a unit fires: a row in which each set of its weapons is an option or, if it has many, a row for each of them. */
function fireRows(m: SemMachine, how: 'return' | 'bypass', id: CardId): Need[] {
  const weapons = readyWeapons(m, id);
  if (weapons.length > MAX_IN_A_ROW) return weaponRows(m, how, id);
  const options: Option[] = [
    { id: 'all', verb: 'fireAll', note: { n: weapons.length, damage: sum(weapons) } },
    ...setsOf(weapons).map((some) => ({
      id: some.map(weaponId).join('+'),
      verb: 'fireSome',
      note: { n: some.length, damage: sum(some) },
    })),
    { id: 'hold', verb: 'holdFire' },
  ];
  return [row(`${how}:${id}`, targetOption(m, id), options, 'all')];
}

type Role = 'return' | 'bypass' | 'intercept';
const weaponRowName = (how: Role, unit: CardId, weapon: Weapon): string => `weapon:${how}:${unit}:${weaponId(weapon)}`;

/** A row for each weapon of a unit that has many: it fires unless it is held. */
function weaponRows(m: SemMachine, how: Role, id: CardId): Need[] {
  const weapons = how === 'intercept' && !canBeFiredAt(m) ? [] : readyWeapons(m, id);
  if (weapons.length <= MAX_IN_A_ROW) return [];
  return weapons.map((weapon, i): Need => {
    const note = { def: card(m.state, weapon.card).def, damage: weapon.damage, weapon: i + 1 };
    const of: Option = { id: weaponId(weapon), card: weapon.card, note };
    const options: readonly Option[] = [
      { id: 'fire', verb: 'fireWeapon' },
      { id: 'hold', verb: 'holdFire' },
    ];
    return {
      ...need(weaponRowName(how, id, weapon), options, { prompt: 'fires' }),
      of,
      usual: { pick: ['fire'] },
    };
  });
}

type Armed = ReturnType<typeof readyWeapons>[number];

/** Some of the weapons of a unit, but not all of them, where they have no rows of their own. */
function setsOf(weapons: readonly Armed[]): readonly (readonly Armed[])[] {
  return weapons.length === 1 || weapons.length > MAX_IN_A_ROW ? [] : subsetsOf(weapons).slice(1, -1);
}

const sum = (weapons: readonly { readonly damage: number }[]): number => weapons.reduce((n, one) => n + one.damage, 0);
const weaponId = ({ card: id, n }: Weapon): string => `${id}/${n}`;

function interceptRow(m: SemMachine, seat: Seat, id: CardId): Need {
  const weapons = canBeFiredAt(m) ? readyWeapons(m, id) : [];
  const shooting = weapons.length === 0 ? [] : [weapons, ...setsOf(weapons)];
  const options: Option[] = [
    { id: 'no', verb: 'noIntercept' },
    ...shooting.map((some) => ({
      id: some === weapons ? 'shoot' : `shoot:${some.map(weaponId).join('+')}`,
      verb: 'shoot',
      note: { n: some.length, damage: sum(some) },
    })),
    ...aimedAt(m, seat).flatMap((aim): Option[] => [
      { ...targetOption(m, aim), id: `block:${aim}`, verb: 'block' },
      ...(weapons.length > 0 ? [{ ...targetOption(m, aim), id: `shield:${aim}`, verb: 'blockOnly' }] : []),
    ]),
  ];
  return row(`intercept:${id}`, targetOption(m, id), options, 'no');
}

/** A command that the form says to play. */
export type Announced = { readonly card: CardId; readonly needs: Readonly<Record<string, Answer>> };

/** What a seat has said: which commands, and what its units do. `fire`: all of them fire back. */
export function readDefense(m: SemMachine, seat: Seat, answer: Answer): { replies: Reply[]; commands: Announced[] } {
  const [said] = 'pick' in answer ? answer.pick : [];
  const rows = 'pick' in answer ? (answer.with ?? {}) : {};
  const all: Reply[] = [
    ...returners(m, seat).map((id) => fireWith(m, 'return', id, 'all')),
    ...bypassedStations(m, seat).map((id) => fireWith(m, 'bypass', id, 'all')),
  ];
  if (said === 'save') return { replies: [...all, ...savingBlocks(m, seat)], commands: [] };
  if (said !== 'defend') return { replies: all, commands: [] };
  const replies: Reply[] = [];
  const commands: Announced[] = [];
  const held = heldIn(rows);
  for (const [name, given] of Object.entries(rows)) {
    const [kind, id = ''] = name.split(':');
    const [pick = ''] = 'pick' in given ? given.pick : [];
    if (kind === 'play' && pick.startsWith('way:')) {
      // In questions stored by earlier versions, ways are counted.
      const way = combinationsOf(commandNeeds(m, seat, id) ?? []).find(
        ({ picks }, i) => pick === wayId(id, picks) || pick === `way:${id}:${i}`,
      );
      if (way !== undefined) commands.push({ card: id, needs: way.answers });
    }
    if (kind === 'return' || kind === 'bypass') replies.push(fireWith(m, kind, id, pick));
    else if (kind === 'intercept') replies.push(...interception(m, id, pick, held));
  }
  for (const { how, unit } of all)
    if (Object.keys(rows).some((name) => name.startsWith(`weapon:${how}:${idOf(unit)}:`)))
      replies.push(fireWith(m, how === 'bypass' ? 'bypass' : 'return', idOf(unit), 'all', held));
  return { replies, commands };
}

type Rows = Readonly<Record<string, Answer>>;

/** The names of the rows whose weapons are held. */
function heldIn(rows: Rows): ReadonlySet<string> {
  const names = Object.entries(rows).flatMap(([name, given]) =>
    name.startsWith('weapon:') && 'pick' in given && given.pick[0] === 'hold' ? [name] : [],
  );
  return new Set(names);
}

/** What a unit that may intercept does by the option that was picked for it. */
function interception(m: SemMachine, id: CardId, pick: string, held: ReadonlySet<string>): Reply[] {
  const [verb, rest = 'all'] = pick.split(':');
  if (verb === 'shoot') return [fireWith(m, 'shoot', id, rest, held)];
  if (verb !== 'block' && verb !== 'shield') return [];
  const firing = verb === 'shield' ? fireWith(m, 'shoot', id, 'none') : fireWith(m, 'shoot', id, 'all', held);
  return [{ how: 'block', unit: firing.unit, weapons: firing.weapons, target: ref(m.state, rest) }];
}

/** A unit that fires all its weapons but those that are held, some of them, or none. */
function fireWith(
  m: SemMachine,
  how: 'return' | 'bypass' | 'shoot',
  id: CardId,
  pick: string,
  held: ReadonlySet<string> = new Set(),
) {
  const chosen = new Set(pick.split('+'));
  const role = how === 'shoot' ? 'intercept' : how;
  const weapons = readyWeapons(m, id)
    .filter((one) => pick === 'all' || chosen.has(weaponId(one)))
    .filter((one) => !held.has(weaponRowName(role, id, one)))
    .map(({ card: on, n }): Weapon => ({ card: on, n }));
  return { how, unit: ref(m.state, id), weapons } as const;
}

/** Weapons that are still there and not fired, as they are now. */
export function stillReady(m: SemMachine, unit: CardId, weapons: readonly Weapon[]) {
  return readyWeapons(m, unit).filter((one) => weapons.some(({ card: on, n }) => on === one.card && n === one.n));
}
