/** Joint warps (Exiled, X-5.4 to ): who boards which ship, and the warp on the pile. */
import type { NewAsk } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import { alive, card, ref } from '#kernel/zones';
import { type EveMachine, type EveStep, rule, type WarpPlan } from '../kind.ts';
import { commandOff } from './change-ships.ts';
import { agents, isDocked } from './facts.ts';
import { pilotOptions } from './moves.ts';
import { push } from './pile.ts';
import { regionFields } from './region-fields.ts';

/** Puts a warp on the pile; until it resolves, the ships stay where they are, with their commands off. */
export function pushWarp(m: EveMachine, seat: Seat, plan: WarpPlan): void {
  const ships = plan.ships.flatMap((one) => alive(m.state, one) ?? []);
  for (const id of ships) commandOff(m, id);
  const defs = ships.map((id) => card(m.state, id).def);
  push(m, {
    kind: 'warp',
    seat,
    ops: [{ op: 'eve.warp', ships: plan.ships, to: plan.to, crew: plan.crew }],
    env: {},
    info: { ships: plan.ships, to: plan.to, crew: plan.crew, defs, ...regionFields(m, 'at', plan.to) },
  });
}

/** Several ships warp together: for each one from the dock, its player chooses who boards it, as long as characters are left. */
export const crew: EveStep<'warp.crew'> = (m, frame, { ships, to, crew: boarding, asked }) => {
  const plan = { ships, to, crew: boarding };
  const ship = ships[asked];
  const id = ship === undefined ? undefined : alive(m.state, ship);
  if (id !== undefined && !isDocked(m, id)) return m.next(frame, rule('warp.crew', { ...plan, asked: asked + 1 }));
  const taken = boarding.map((one) => one.pilot);
  const left = agents(m, frame.you).filter((id) => !taken.includes(ref(m.state, id)));
  if (ship === undefined || left.length === 0) return pushWarp(m, frame.you, plan);
  const ask: NewAsk = {
    seat: frame.you,
    role: 'choice',
    stop: 'effect',
    prompt: { key: 'ask.pilot', with: { def: card(m.state, alive(m.state, ship) ?? '').def } },
    choice: { kind: 'choose', min: 1, max: 1, options: pilotOptions(m, left) },
    fallback: { pick: ['none'] },
  };
  m.ask(frame, 'pilot', ask, rule('warp.crewed', { ...plan, asked }));
};

/** Records a ship's pilot, or none, and asks about the next ship. */
export const crewed: EveStep<'warp.crewed'> = (m, frame, { ships, to, crew: boarding, asked }, { answer }) => {
  const pilot = picked(answer)[0];
  const ship = ships[asked];
  const boards =
    ship === undefined || pilot === undefined || pilot === 'none' ? [] : [{ ship, pilot: ref(m.state, pilot) }];
  m.next(frame, rule('warp.crew', { ships, to, crew: [...boarding, ...boards], asked: asked + 1 }));
};
