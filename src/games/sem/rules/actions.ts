/** What the active player may do in the Acquisition and in the Combat Phase, as options. */
import type { Need, Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { type Acquisition, acquisitions } from '../state.ts';
import { cardOption, need, targetOption } from './choices.ts';
import { commandOption, playable } from './commands.ts';
import { semCosts } from './costs.ts';
import { barracksOf, handOf, hasPostFor, holder, hostOf, inPlay, isSecondUnique, queueOf } from './facts.ts';
import { costOf } from './figures.ts';
import { attackOptions } from './orders.ts';

/** Everything that the active player may do now besides ending the phase. */
export function actions(m: SemMachine, seat: Seat): Option[] {
  const { phase } = m.state.g;
  const isAcquiring = phase === 'acquisition';
  return [
    ...(isAcquiring ? acquisitionOptions(m, seat) : []),
    ...playable(m, seat, !isAcquiring).map((id) => commandOption(m, seat, id)),
    ...attackOptions(m, seat),
    ...scrapOption(m, seat),
  ];
}

/** The sub-steps that are still to come: a later one closes those before it, unless the table lets them come in any order. */
function openSteps(m: SemMachine): readonly Acquisition[] {
  const { options, acquiring } = m.state.g;
  return options.acquisition === 'free' ? acquisitions : acquisitions.slice(acquisitions.indexOf(acquiring));
}

function acquisitionOptions(m: SemMachine, seat: Seat): Option[] {
  const open = openSteps(m);
  const hand = zone(m.state, handOf(seat));
  const cp = m.state.g.cp[seat] ?? 0;
  const ofType = (type: string) => hand.filter((id) => def(m, id).type === type && !isSecondUnique(m, id));
  const mayPlayResource = open.includes('resource') && m.state.g.resourcePlayed !== true;
  return [
    ...(mayPlayResource ? ofType('resource').map((id) => option(m, 'resource', id)) : []),
    ...(open.includes('research') && cp >= RESEARCH ? ofType('research').map((id) => researchOption(m, seat, id)) : []),
    ...(open.includes('hire') ? ofType('personnel').flatMap((id) => hireOption(m, seat, id)) : []),
    ...(open.includes('assign') ? assignable(m, seat).flatMap((id) => assignOption(m, id)) : []),
  ];
}

/** Command points that it costs to begin research (S-4.5). */
export const RESEARCH = 1;

const option = (
  m: SemMachine,
  verb: string,
  id: CardId,
  needs: readonly Need[] = [],
  note: Option['note'] = {},
): Option => ({
  ...cardOption(m, id, note),
  id: `${verb}:${id}`,
  verb,
  ...(needs.length > 0 && { needs }),
});

/** Research may be completed at once by its alternate cost (S-R-25). */
function researchOption(m: SemMachine, seat: Seat, id: CardId): Option {
  const { alternate } = def(m, id);
  const left = (m.state.g.cp[seat] ?? 0) - RESEARCH;
  const needs = alternate === undefined ? undefined : semCosts.needs(m, alternate, { seat, source: id });
  const isCommandCost = alternate?.some((cost) => 'cp' in cost && cost.cp > left) === true;
  if (needs === undefined || isCommandCost) return option(m, 'research', id, [], { cost: RESEARCH });
  const how = need('how', [
    { id: 'yield', verb: 'byYield', note: { n: costOf(m, id) } },
    { id: 'alternate', verb: 'byAlternate', note: { def: def(m, id).id }, ...(needs.length > 0 && { needs }) },
  ]);
  return option(m, 'research', id, [how], { cost: RESEARCH });
}

/** Units and the base on which personnel could take a post, other than where they are. */
function postsFor(m: SemMachine, id: CardId): CardId[] {
  const at = hostOf(m, id);
  return inPlay(m, holder(m, id), 'unit', 'base').filter((host) => host !== at && hasPostFor(m, host, id));
}

/** Personnel are hired to wait at the base, or for a post at once, which costs their price again (S-R-6, S-R-7, S-R-39). */
function hireOption(m: SemMachine, seat: Seat, id: CardId): Option[] {
  const cost = costOf(m, id);
  const cp = m.state.g.cp[seat] ?? 0;
  if (cost > cp) return [];
  const posts = 2 * cost > cp ? [] : postsFor(m, id);
  if (posts.length === 0) return [option(m, 'hire', id, [], { cost })];
  const options = [
    ...posts.map((host) => targetOption(m, host, { cost: 2 * cost })),
    { id: 'wait', verb: 'wait', note: { cost } },
  ];
  return [option(m, 'hire', id, [need('post', options)], { cost })];
}

/** Personnel who can take a post, or another one. */
const assignable = (m: SemMachine, seat: Seat): readonly CardId[] => [
  ...zone(m.state, barracksOf(seat)),
  ...inPlay(m, seat, 'personnel'),
];

function assignOption(m: SemMachine, id: CardId): Option[] {
  const cost = costOf(m, id);
  const posts = cost > (m.state.g.cp[holder(m, id)] ?? 0) ? [] : postsFor(m, id);
  const isPosted = hostOf(m, id) !== undefined;
  const options = posts.map((host) => targetOption(m, host));
  return posts.length === 0 ? [] : [option(m, isPosted ? 'move' : 'assign', id, [need('post', options)], { cost })];
}

/** The order to scrap projects as the turn ends, for a command point each (S-4.8). */
export function scrapOption(m: SemMachine, seat: Seat): Option[] {
  const projects = zone(m.state, queueOf(seat));
  const max = Math.min(projects.length, m.state.g.cp[seat] ?? 0);
  if (max === 0) return [];
  const options = projects.map((id) => cardOption(m, id));
  return [{ id: 'scrap', verb: 'scrap', needs: [need('projects', options, { max: max, says: { n: max } })] }];
}
