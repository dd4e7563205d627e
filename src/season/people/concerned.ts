/** What people are told directly of what others, or time, have decided about their place in a season. */

import type { Message } from '#kernel/ask';
import type { NewAuditRow } from '#store/types';
import { isForgotten } from '#table/open/rows';
import type { UserId } from '#table/types';
import { changesOf } from '../changes.ts';
import { returns } from '../formats/index.ts';
import { tell } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';

type Direct = { readonly to: UserId; readonly news: Message };

/** What is told of places that are lost or change hands by an act. */
export function toldOfPlaces(before: Season, after: Season, act: NewAuditRow | undefined): readonly Direct[] {
  return changesOf(before, after).entries.flatMap(({ was: known, is: entry }) => {
    if (known === undefined || entry === undefined) return [];
    if (known.user !== entry.user) return toldOfReplacement(after, known, entry, act);
    // Whoever had left could have come back.
    const loses = known.status === 'in' ? entry.status !== 'in' : known.status !== entry.status && isOut(entry);
    return loses ? toldOfLoss(after, entry, act) : [];
  });
}

const isOut = ({ status, user }: Entry): boolean => status === 'excluded' && !isForgotten(user);

function toldOfReplacement(
  { league }: Season,
  before: Entry,
  after: Entry,
  act: NewAuditRow | undefined,
): readonly Direct[] {
  const reason = reasonOf(act);
  const taken = tell('news.you-take', { league: league.name, person: before.name });
  const lost = tell('news.you-gave', { league: league.name, next: after.name, reason });
  return [
    { to: before.user, news: lost },
    { to: after.user, news: taken },
  ];
}

function toldOfLoss(season: Season, { user, status }: Entry, act: NewAuditRow | undefined): readonly Direct[] {
  const { league } = season;
  const back = status === 'dropped' && returns(season) ? 'yes' : 'other';
  if (act?.what === 'league.remove')
    return [{ to: user, news: tell('news.you-removed', { league: league.name, reason: reasonOf(act) }) }];
  if (act?.what === 'league.gone') return [{ to: user, news: tell('news.you-went', { league: league.name, back }) }];
  if (act?.what === 'league.barred') return [{ to: user, news: tell('news.you-barred', { league: league.name }) }];
  // Whoever has left by themselves knows.
  return [];
}

function reasonOf(act: NewAuditRow | undefined): string {
  const { reason } = JSON.parse(act?.args ?? '{}') as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason : '';
}
