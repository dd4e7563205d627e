/** Calls, digests and the settings about them, in English. */
export const calls = {
  'call.late': '{who}: **{game}** waits for you, asked {since}.',
  'call.direct': '**{game}** waits for you, asked {since}.',
  'call.nudge': '{who}: **{by}** would like to go on with **{game}**; you were asked {since}.',
  'call.next': 'You are next at **{game}**.',
  'call.last':
    '{who, select, none {Only} other {{who}: only}} you are missing at **{game}**; the others have answered.',
  'call.nextUp': '-# Next: {who}',
  'call.hush': 'No reminders this turn',
  'call.hushed': 'No more reminders here until it is the others’ turn.',
  'call.nudgeButton': 'Nudge {name}',
  'call.nudgedNow': 'Done: they are reminded, as soon as their quiet hours allow.',

  'digest.title':
    '**{n, plural, =0 {Nothing waits for you.} one {One table waits for you.} other {# tables wait for you.}}**',
  'digest.waits': '• **{game}**, asked {since}{left, select, none {} other {, {left}}}: {where}',
  'digest.left': 'time until {at} ({rel})',
  'digest.late': 'your time is up',
  'digest.others': '-# {n, plural, one {One more game waits} other {# more games wait}} for others.',
  'digest.ended': '• Over: **{game}**. {how} {where}',
  'digest.open': 'Open one',
  'digest.why': '-# You have asked for this summary; `/settings` changes or ends it.',

  // One table.
  'calls.here': 'Calls here',
  'calls.hereTitle': '**This table**: how to call you',
  'calls.hereUsual': 'As in my settings',

  // The pages of the settings.
  'settings.play': 'Play',
  'settings.calls': 'Calls',
  'settings.times': 'Times',
  'settings.privacy': 'Privacy',
  'settings.turn': 'When it is my move',
  'settings.mention': 'Mention me at the table',
  'settings.dm': 'Send me a direct message',
  'settings.dmDetail': 'Those of several tables come together, within ten minutes.',
  'settings.off': 'Do not call me',
  'settings.dmClosed':
    '-# Your direct messages are closed to me, so I mention you instead. Open them and choose them here again.',
  'settings.after': 'How soon, unless I have come by myself',
  'settings.afterNow': 'Call me at once',
  'settings.afterTime':
    '{hours, plural, =0 {After {minutes, number} minutes} one {After an hour} other {After # hours}}',
  'settings.also': 'Tell me also',
  'settings.alsoNext': 'that I am next',
  'settings.alsoNextDetail': 'By direct message, in games with three players or more.',
  'settings.alsoLast': 'that only I am missing',
  'settings.alsoHalf': 'when half of my time is gone',
  'settings.alsoHalfDetail': 'At tables with a clock.',
  'settings.alsoLate': 'when a table has waited long',
  'settings.alsoFinished': 'that a game of mine is over',
  'settings.zone': 'Your time zone: **{zone}**.{time, select, none {} other { It is now {time} there.}}',
  'settings.noZone': 'Your time zone: not set. Quiet hours and summaries go by UTC until it is.',
  'settings.zoneButton': 'Change the time zone…',
  'settings.zoneTitle': 'Your time zone',
  'settings.zoneLabel': 'Name of the zone, or its city',
  'settings.zoneHint': 'As in Europe/Berlin, America/New_York, or just New York. Empty: UTC.',
  'settings.zoneUnknown':
    'There is no time zone “{typed}”, so nothing was changed. Give a region and its largest city, as in Europe/Berlin or America/New_York.',
  'settings.quiet': 'Quiet hours: calls wait until they are over',
  'settings.quietNone': 'No quiet hours',
  'settings.quietFrom': 'From {time}',
  'settings.quietTo': 'Until {time}',
  'settings.quietDays': 'On which days they begin',
  'settings.quietWake': 'Wake me before my time runs out',
  'settings.quietWakeDetail': 'At tables with a clock, if a warning after quiet hours would come too late.',
  'settings.quietWakeOff': 'Do not wake me, whatever my clocks say',
  'settings.digest': 'A summary by direct message: what waits for you, and what is over',
  'settings.digestOff': 'No summary',
  'settings.digestDaily': 'Every day',
  'settings.digestWeekly': 'Every {day}',
  'settings.weekday':
    '{day, plural, =1 {Monday} =2 {Tuesday} =3 {Wednesday} =4 {Thursday} =5 {Friday} =6 {Saturday} other {Sunday}}',
  'settings.digestAt': 'At {time}',
  'settings.privacyText':
    'The bot stores who sits where, what was answered in games, decks and these settings; no messages, no lists of members. `/data show` shows all that is stored about you.',
} as const;
