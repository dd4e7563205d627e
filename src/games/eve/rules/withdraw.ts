/** Step II of a battle phase (C-11.4): ambushes, announced withdrawals, and ships that are forced out of a region. */
import type { Need, NewAsk, Option } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, Frame, Seat } from '#kernel/state';
import { card, controller } from '#kernel/zones';
import { edition } from '../editions.ts';
import { type EveMachine, type EveStep, rule } from '../kind.ts';
import { setStep, settleControl } from './change.ts';
import { place } from './change-ships.ts';
import { outerRegions, shipsIn } from './facts.ts';
import { warpForbidden } from './figures.ts';
import { mayIdle } from './moments.ts';
import { attackFought, mayWithdraw, ofSide, stayToEnd } from './sides.ts';
import { cardOption } from './targets.ts';

/** Step II begins: ambushes are laid before withdrawals are announced. */
export const withdraw: EveStep = (m) => {
  setStep(m, 'battle', 'battle.withdraw');
  const { battle } = m.state.g;
  if (battle !== undefined) m.tell({ e: 'withdrawStep', region: battle.region });
};

/** Step II: the attacker announces all their withdrawals, then the defender (C-11.2, R-44). */
export const withdrawals: EveStep = (m, frame) => {
  const { battle } = m.state.g;
  if (battle === undefined) return;
  m.next(frame, rule('battle.withdrawSide', { side: 'attackers' }), rule('battle.withdrawSide', { side: 'defenders' }));
};

export const withdrawSide: EveStep<'battle.withdrawSide'> = (m, frame, { side }) => {
  const ships = mayWithdraw(m, side);
  const seat = ships[0] === undefined ? undefined : controller(m.state, ships[0]);
  if (seat === undefined || attackFought(m)?.staying?.includes(seat) === true) return;
  // With a single ship this is the same as the option that all stay.
  const stay = { id: 'stay', verb: 'stay', ...(ships.length === 1 && { covered: true as const }) };
  const needs = ships.map((id) => withdrawal(m, id, [stay]));
  const ask: NewAsk = {
    seat,
    stop: 'battle.withdraw',
    ...(mayIdle(m, side) ? { role: 'window', moment: 'battle.withdraw.mine' } : { role: 'choice', alert: true }),
    prompt: { key: 'ask.withdraw', with: { def: card(m.state, m.state.g.battle?.region ?? '').def } },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'stay', verb: 'stayAll' },
        { id: 'withdraw', verb: 'withdraw', needs },
        { id: 'stayOn', verb: 'stayToEnd' },
        { id: 'fightOn', verb: 'fightToEnd' },
      ],
    },
    public: ['fightOn', 'stayOn', 'stay'],
    fallback: { pick: ['stay'] },
  };
  m.ask(frame, 'withdraw', ask, rule('battle.withdrawn', { seat }));
};

/** The home region of a ship's controller. */
function homeOf(m: EveMachine, id: CardId): CardId {
  return m.state.g.base[controller(m.state, id) ?? 0] as CardId;
}

/** Where a ship may withdraw to: its dock, its home, or an outer region without ships of others. */
function withdrawal(m: EveMachine, id: CardId, first: readonly Option[]): Need {
  const dockOpen = first.length === 0 || !edition(m.state.edition).docksByWarp || !warpForbidden(m, id, undefined);
  const options: Option[] = [
    ...first,
    ...(dockOpen ? [{ id: 'dock', verb: 'toDock' }] : []),
    ...havens(m, id).filter((region) => !warpForbidden(m, id, region.id)),
  ];
  const usual = options.some((option) => option.id === 'stay') ? 'stay' : 'dock';
  return {
    name: id,
    prompt: { key: 'need.withdraw', with: { def: card(m.state, id).def } },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    of: cardOption(m, id),
    ...(options.some((option) => option.id === usual) && { usual: { pick: [usual] } }),
  };
}

/** The regions where a ship would be among its own, which are the same for all ships of a player. */
function havens(m: EveMachine, id: CardId): readonly Option[] {
  const seat = controller(m.state, id);
  const known = m.memo(havensBySeat);
  const found =
    known.get(seat) ??
    [homeOf(m, id), ...outerRegions(m)]
      .filter((region) => isHaven(m, region, seat))
      .map((region) => toRegion(m, region));
  known.set(seat, found);
  return found;
}

const havensBySeat = (_: EveMachine): Map<Seat | undefined, readonly Option[]> => new Map();

/** An outer region or the own home: that of another player is closed, even if it is empty. */
function isHaven(m: EveMachine, region: CardId, seat: Seat | undefined): boolean {
  if (region === m.state.g.battle?.region) return false;
  return shipsIn(m, region).every((ship) => controller(m.state, ship) === seat);
}

const toRegion = (m: EveMachine, id: CardId): Option => ({ id, card: id, note: cardOption(m, id).note, verb: 'to' });

/**
 * The announced ships leave. A player who has chosen to stay to the end of the battle is not asked again in its later
 * phases; if their ships fire at will, neither are they about targets.
 */
export const withdrawn: EveStep<'battle.withdrawn'> = (m, frame, { seat, ships = [] }, { answer }) => {
  const [how] = picked(answer);
  if ((how === 'stayOn' || how === 'fightOn') && seat !== undefined) stayToEnd(m, seat, how === 'fightOn');
  if (how === 'home' || how === 'dock') {
    for (const id of ships) place(m, id, how === 'dock' ? how : homeOf(m, id), 'withdraw');
  }
  for (const [id, to] of Object.entries(needsOf(answer))) {
    const where = picked(to)[0];
    if (where !== undefined && where !== 'stay') place(m, id, where, 'withdraw');
  }
  settleControl(m);
  m.next(frame, rule('checks'));
};

/** Outcome (b): the attackers must withdraw, each ship to a place of their player's choice (C-11.5, R-46). */
export const mustWithdraw: EveStep = (m, frame) => {
  forceOut(m, frame, ofSide(m, 'attackers'), m.state.g.battle?.region ?? '');
};

/** Asks the player of some ships where each of them goes from a region where it may not stay. */
export function forceOut(m: EveMachine, frame: Frame, ships: readonly CardId[], region: CardId): void {
  const seat = ships[0] === undefined ? undefined : controller(m.state, ships[0]);
  if (seat === undefined) return;
  const needs = ships.map((id) => withdrawal(m, id, []));
  const docks = Object.fromEntries(ships.map((id) => [id, { pick: ['dock'] }]));
  const isOpenTo = (to: string) =>
    needs.every(({ choice }) => choice.kind === 'choose' && choice.options.some(({ id }) => id === to));
  const ask: NewAsk = {
    seat,
    role: 'choice',
    stop: 'battle.withdraw',
    prompt: { key: 'ask.mustWithdraw', with: { def: card(m.state, region).def } },
    standing: 'mustWithdraw',
    presumed: 'home',
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'withdraw', verb: 'withdraw', needs },
        ...(isOpenTo(homeOf(m, ships[0] ?? '')) ? [{ id: 'home', verb: 'allHome', covered: true as const }] : []),
        ...(isOpenTo('dock') ? [{ id: 'dock', verb: 'allToDock', covered: true as const }] : []),
      ],
    },
    public: ['home', 'dock'],
    fallback: { pick: ['withdraw'], with: docks },
  };
  m.ask(frame, 'withdraw', ask, rule('battle.withdrawn', { ships }));
}
