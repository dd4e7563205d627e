/** A person's profile: what they have played, and how it went. */
import type { Profile, ProfileAudience, Tally } from '#table/types';
import { box, button, COLORS, link, type Payload, payload, row, select, text } from '../../core/components.ts';
import { mentionOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** The most kinds of games that are listed. */
const LISTED = 20;
const MINUTE = 60_000;
/** How many times as long one wait is as another before they are told apart. */
const APART = 1.25;

export type ShownProfile = {
  readonly user: string;
  readonly profile: Profile;
  /** Who else may see it; undefined: somebody else's, which the reader cannot change. */
  readonly audience: ProfileAudience | undefined;
  readonly saved?: true;
  /** Their ratings in the leagues of the server, a line each. */
  readonly ratings?: readonly string[];
  /** Absent: the program has no pages, or it is somebody else's. */
  readonly page?: OwnPage | undefined;
};

/** `url` undefined: they have made none. */
export type OwnPage = { readonly url: string | undefined };

export function profileMessage(
  { user, profile, audience, saved, ratings = [], page }: ShownProfile,
  t: Translate,
): Payload {
  const { tallies, usualWait, earlierWait, waitingNow } = profile;
  const who = mentionOf(user);
  const played = tallies.reduce((sum, one) => sum + one.played, 0);
  const lines = tallies.slice(0, LISTED).map((one) => tallyLine(one, t));
  const rest = tallies.slice(LISTED).reduce((sum, one) => sum + one.played, 0);
  return payload([
    box([
      text(t('profile.title', { who })),
      text(played === 0 ? t('profile.none') : lines.join('\n')),
      ...(ratings.length === 0 ? [] : [text(ratings.join('\n'))]),
      ...(rest === 0 ? [] : [text(t('profile.rest', { count: rest }))]),
      text(
        [
          ...(usualWait === undefined ? [] : [t('profile.wait', lengthOf(usualWait))]),
          ...(usualWait === undefined || earlierWait === undefined ? [] : [changeLine(usualWait, earlierWait, t)]),
          t('profile.waiting', { count: waitingNow }),
        ].join('\n'),
      ),
      ...(audience === undefined ? [] : audienceParts(audience, saved === true, t)),
    ]),
    ...(page === undefined ? [] : [pageRow(page, t)]),
  ]);
}

function tallyLine({ gameName, editionName, seats, played, won }: Tally, t: Translate): string {
  const game = editionName === '' ? gameName : `${gameName} · ${editionName}`;
  return t('profile.tally', { game, seats, played, won });
}

/** How the usual wait compares with that of earlier games. Less than a minute counts as one. */
function changeLine(usual: number, earlier: number, t: Translate): string {
  const [now, before] = [Math.max(usual, MINUTE), Math.max(earlier, MINUTE)];
  const change = now * APART <= before ? 'quicker' : before * APART <= now ? 'slower' : 'same';
  return t(`profile.${change}`, lengthOf(earlier));
}

function lengthOf(wait: number) {
  const minutes = Math.max(1, Math.round(wait / MINUTE));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60), minutes };
}

function audienceParts(audience: ProfileAudience, saved: boolean, t: Translate): Parameters<typeof box>[0] {
  const choice = (value: ProfileAudience, label: string) => ({ value, label, chosen: value === audience });
  const title = t('profile.audience');
  return [
    text(saved ? `${title}\n${t('settings.saved')}` : title),
    row(
      select(pressId('profile.audience'), title, [
        choice('everybody', t('profile.everybody')),
        choice('players', t('profile.players')),
        choice('me', t('profile.me')),
      ]),
    ),
  ];
}

const pageRow = ({ url }: OwnPage, t: Translate) =>
  url === undefined
    ? row(button(pressId('profile.page'), t('profile.makePage'), { emoji: '🌐' }))
    : row(link(url, t('table.page')), button(pressId('profile.hide'), t('profile.removePage')));

/** Says where the page is that they have made. */
export const pageMadeMessage = (page: OwnPage, t: Translate): Payload =>
  payload([box([text(t('profile.pageMade'))], COLORS.good), pageRow(page, t)]);
