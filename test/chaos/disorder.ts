/** What goes wrong around a season or a table: people who vanish, messages that do not arrive, processes that stop. */

import type { Process } from './process.ts';
import { HOUR } from './time.ts';
import type { Watcher, World } from './world.ts';

/** An action as plain data, so that a story can be printed, shrunk and played again. The numbers choose what it is about. */
export type Action = { readonly do: string; readonly who: number; readonly whom: number; readonly n: number };

/** Where an action happens. `user`: somebody there, by the action's number. */
export type Scene = {
  readonly world: World;
  readonly watcher: Watcher;
  readonly action: Action;
  readonly user: string;
};

export const REASON = 'so it goes';

/** Nobody does anything in the same millisecond as somebody else. */
export function call({ world, action }: Scene, work: (process: Process) => Promise<unknown>) {
  world.clock.now++;
  return world.call(action.do, (process) => work(process) as Promise<object>);
}

const change = ({ world, user }: Scene, person: object) => Object.assign(world.people.get(user) ?? {}, person);

export const disorder = {
  wait: ({ world, action, watcher }) => world.pass((1 + (action.n % 60)) * HOUR, watcher),
  vanish: async (at) => change(at, { habit: 'vanished' }),
  return: async (at) => change(at, { habit: 'plays' }),
  unreachable: async (at) => change(at, { closed: at.action.n % 2 === 0 }),
  no_delivery: async ({ world, action }) => {
    world.delivery.isBroken = action.n % 2 === 0;
    if (world.delivery.isBroken) world.pause('delivery');
    else world.goOn('delivery');
  },
  due_twice: async ({ world, action }) => Object.assign(world.trouble, { twice: action.n % 2 === 0 }),
  due_late: async ({ world, action, watcher }) => {
    world.isLate = true;
    world.pause('late');
    await world.pass((1 + (action.n % 20)) * HOUR, watcher);
    world.isLate = false;
    world.goOn('late');
  },
  bot_out: (at) => {
    at.world.pause('gone');
    return call(at, ({ tables }) => tables.servers.gone('guild'));
  },
  bot_back: (at) => {
    at.world.goOn('gone');
    return call(at, ({ tables }) => tables.servers.back('guild'));
  },
  outage: ({ world, action }) => world.outage((1 + (action.n % 40)) * HOUR),
  two_processes: async ({ world }) => {
    if (world.processes.length < 2) await world.addProcess();
  },
  process_stops: async ({ world, action }) => world.processes[0]?.stopAfter(1 + (action.n % 6)),
} satisfies Record<string, (at: Scene) => Promise<unknown>>;
