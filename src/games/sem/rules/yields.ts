/** How Yield is spread over projects. */
import type { CardId } from '#kernel/state';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { lacking } from './figures.ts';

/** Yield to spend: `free` on any project, `research` on research alone. */
export type Pool = { readonly free: number; readonly research: number };

/** Some projects, one of them first. */
export const inOrder = (projects: readonly CardId[], first: CardId): readonly CardId[] => [
  ...projects.filter((id) => id === first),
  ...projects.filter((id) => id !== first),
];

/**
 * Puts Yield on projects one after the other, each as much as it lacks; research takes what is for research alone first
 * (S-4.4).
 */
export function spread(m: SemMachine, pool: Pool, projects: readonly CardId[]): ReadonlyMap<CardId, number> {
  let { free, research } = pool;
  const amounts = new Map<CardId, number>();
  for (const id of projects) {
    const lacks = lacking(m, id);
    const own = def(m, id).type === 'research' ? Math.min(lacks, research) : 0;
    const rest = Math.min(lacks - own, free);
    research -= own;
    free -= rest;
    if (own + rest > 0) amounts.set(id, own + rest);
  }
  return amounts;
}
