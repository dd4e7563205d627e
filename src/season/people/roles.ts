/** Roles that people have in their server: while they are in a season, and as its champion until the next one. */
import type { UserId } from '#table/types';
import { trophiesOf } from '../lifecycle/trophies.ts';
import type { Season } from '../types.ts';

/** Who gets a role, and who loses it. */
export type RoleChange = { readonly role: string; readonly give: readonly UserId[]; readonly take: readonly UserId[] };

const UNDER_WAY: readonly Season['status'][] = ['draft', 'building', 'running', 'cut', 'review'];

const members = ({ status, entries }: Season): readonly UserId[] =>
  UNDER_WAY.includes(status) ? entries.flatMap((entry) => (entry.status === 'in' ? [entry.user] : [])) : [];

/** What changes about the role of those who are in the season. */
export function seasonRoleChange(before: Season, after: Season): readonly RoleChange[] {
  const role = after.settings.seasonRole;
  if (role === undefined) return [];
  const [were, are] = [new Set(members(before)), new Set(members(after))];
  const give = [...are].filter((user) => !were.has(user));
  const take = [...were].filter((user) => !are.has(user));
  return give.length + take.length === 0 ? [] : [{ role, give, take }];
}

const championsOf = (season: Season): readonly UserId[] =>
  trophiesOf(season).flatMap(({ user, kind }) => (kind === 'champion' ? [user] : []));

/** The champion's role moves on from those who had it. */
export function championRoleChange(season: Season, former: readonly UserId[]): readonly RoleChange[] {
  const role = season.settings.championRole;
  if (role === undefined) return [];
  const give = championsOf(season);
  const take = former.filter((user) => !give.includes(user));
  return give.length + take.length === 0 ? [] : [{ role, give, take }];
}
