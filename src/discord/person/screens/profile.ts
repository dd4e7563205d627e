/** A person's profile: what they have played, and how it went. */
import type { Profile, ProfileAudience, Tally } from '#table/types';
import { box, type Payload, payload, row, select, text } from '../../core/components.ts';
import { mentionOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';

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
};

export function profileMessage({ user, profile, audience, saved, ratings = [] }: ShownProfile, say: Say): Payload {
  const { tallies, usualWait, earlierWait, waitingNow } = profile;
  const who = mentionOf(user);
  const played = tallies.reduce((sum, one) => sum + one.played, 0);
  const lines = tallies.slice(0, LISTED).map((one) => tallyLine(one, say));
  const rest = tallies.slice(LISTED).reduce((sum, one) => sum + one.played, 0);
  return payload([
    box([
      text(say('profile.title', { who })),
      text(played === 0 ? say('profile.none') : lines.join('\n')),
      ...(ratings.length === 0 ? [] : [text(ratings.join('\n'))]),
      ...(rest === 0 ? [] : [text(say('profile.rest', { count: rest }))]),
      text(
        [
          ...(usualWait === undefined ? [] : [say('profile.wait', lengthOf(usualWait))]),
          ...(usualWait === undefined || earlierWait === undefined ? [] : [changeLine(usualWait, earlierWait, say)]),
          say('profile.waiting', { count: waitingNow }),
        ].join('\n'),
      ),
      ...(audience === undefined ? [] : audienceParts(audience, saved === true, say)),
    ]),
  ]);
}

function tallyLine({ gameName, editionName, seats, played, won }: Tally, say: Say): string {
  const game = editionName === '' ? gameName : `${gameName} · ${editionName}`;
  return say('profile.tally', { game, seats, played, won });
}

/** How the usual wait compares with that of earlier games. Less than a minute counts as one. */
function changeLine(usual: number, earlier: number, say: Say): string {
  const [now, before] = [Math.max(usual, MINUTE), Math.max(earlier, MINUTE)];
  const change = now * APART <= before ? 'quicker' : before * APART <= now ? 'slower' : 'same';
  return say(`profile.${change}`, lengthOf(earlier));
}

function lengthOf(wait: number) {
  const minutes = Math.max(1, Math.round(wait / MINUTE));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60), minutes };
}

function audienceParts(audience: ProfileAudience, saved: boolean, say: Say): Parameters<typeof box>[0] {
  const choice = (value: ProfileAudience, label: string) => ({ value, label, chosen: value === audience });
  const title = say('profile.audience');
  return [
    text(saved ? `${title}\n${say('settings.saved')}` : title),
    row(
      select(pressId('profile.audience'), title, [
        choice('everybody', say('profile.everybody')),
        choice('players', say('profile.players')),
        choice('me', say('profile.me')),
      ]),
    ),
  ];
}
