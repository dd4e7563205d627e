/** People's profiles, in English. */
export const profile = {
  'profile.title': '### {who}',
  'profile.none': 'No game played to its end yet.',
  'profile.tally':
    '**{game}**, {seats, plural, other {# players}}: {played, plural, one {one game} other {# games}}, {won, plural, =0 {none won} one {one won} other {# won}}',
  'profile.rest': '-# And {count, plural, one {one other game} other {# other games}}.',
  'profile.wait':
    'Usually answers within {days, plural, =0 {{hours, plural, =0 {{minutes, plural, one {a minute} other {# minutes}}} one {an hour} other {# hours}}} one {a day} other {# days}}.',
  'profile.quicker':
    'Quicker than in the games before, when they usually answered within {days, plural, =0 {{hours, plural, =0 {{minutes, plural, one {a minute} other {# minutes}}} one {an hour} other {# hours}}} one {a day} other {# days}}.',
  'profile.slower':
    'Slower than in the games before, when they usually answered within {days, plural, =0 {{hours, plural, =0 {{minutes, plural, one {a minute} other {# minutes}}} one {an hour} other {# hours}}} one {a day} other {# days}}.',
  'profile.same': 'About as quick as in the games before.',
  'profile.waiting': 'Tables that wait now: {count, plural, =0 {none} one {one} other {#}}.',
  'profile.audience': 'Who may see this',
  'profile.everybody': 'Everybody',
  'profile.players': 'People I have sat at a table with',
  'profile.me': 'Only me',
  'profile.makePage': 'Make a page of my results',
  'profile.removePage': 'Take the page away',
  'profile.noPages': 'There are no pages here. Whoever runs the bot can turn them on.',
  'profile.pageMade':
    'Whoever has the address sees what you have played here and how it went: games, ratings, trophies. Nobody else finds it.',
  'profile.pageGone': 'The page is gone. A new one has another address.',
} as const;
