/** Clocks, and what becomes of those whose time is up, in English. */
export const clocks = {
  // The lobby.
  'clock.option': 'How long each wait may be',
  'clock.optionZero': 'When somebody’s time is up',
  'clock.live': 'Live: {allow}, reserve of {reserve}',
  'clock.daily': 'Daily: {allow}, reserve of {reserve}',
  'clock.relaxed': 'Relaxed: {allow}, reserve of {reserve}',
  'clock.slow': 'Slow: {allow}, reserve of {reserve}',
  'clock.own': 'Own times: {allow}, reserve of {reserve}',
  'clock.none': 'No clock',
  'clock.ownTimes': 'Own times…',
  'clock.lobby':
    'Clock: {allow, select, none {no time for each wait} other {{allow} for each wait}}{reserve, select, none {} other {, then a reserve of {reserve}}}{refill, select, none {} other { ({refill} of it come back with every wait that ends in time)}}. {zero}{leave, select, yes { Vacation{sleep, select, yes { and hours of sleep stop} other { stops}} it (`/away`).} other { Vacation does not stop it{sleep, select, yes {; hours of sleep do (`/away`)} other {}}.}}',
  'clock.zero.nothing': 'When time is up, nothing happens but a reminder.',
  'clock.zero.claim': 'When time is up, the others decide what happens.',
  'clock.zero.move': 'When time is up, the usual answer is given.',
  'clock.zero.forfeit': '**When time is up, the game is lost.**',
  'clock.zeroShort.nothing': 'Nothing but a reminder',
  'clock.zeroShort.claim': 'The others decide: wait, or let the computer answer',
  'clock.zeroShort.move': 'The usual answer is given, mostly a pass',
  'clock.form': 'Times of this table',
  'clock.formAllow': 'Hours for each wait',
  'clock.formAllowHint': 'Up to 1, or 12 and more. 0: only the reserve counts.',
  'clock.formReserve': 'Hours of reserve for the whole game',
  'clock.formRefill': 'Hours of reserve given back for each wait',
  'clock.formWrong': 'Times are numbers of hours, such as 24 or 0.5. Please choose them again.',
  'clock.days': '{n, plural, one {# day} other {# days}}',
  'clock.hours': '{n, plural, one {# hour} other {# hours}}',
  'clock.minutes': '{n, plural, one {# minute} other {# minutes}}',

  // The panel, and `/table clock`.
  'clock.left': '-# Until {at} ({rel}){reserve, select, none {} other {, then your reserve of {reserve}}}.',
  'clock.onReserve': '-# On your reserve, which lasts until {at} ({rel}).',
  'clock.still': '-# Your clock stands still just now. As matters stand, your time is up {at} ({rel}).',
  'clock.late': '-# Your time is up. The table still waits for your move.',
  'clock.title': '**Clocks** of {game}',
  'clock.noClock': 'This table has no clock: everybody may take as long as they like.',
  'clock.notRunning': 'This game is over, and its clocks have stopped.',
  'clock.seat':
    '{n, number}. **{name}** · {state, select, running {to move; time until {at} ({rel})} still {to move; the clock stands still, time until {at} ({rel})} late {time is up} other {{allow, select, none {} other {{allow} for the next wait, }}reserve of {reserve, select, none {nothing} other {{reserve}}}}}{away, select, none {} other { · away until {away}}}',

  // Messages at the table.
  'clock.come':
    '{who}: you have not been seen at this match. Move, open your hand or press **I’m here** by {at} ({rel}), or you lose it as absent.',
  'clock.comeDirectly':
    'You have not been seen at your match of a league ({game}, table {table}). Open it with `/hand` by {at} ({rel}), or you lose it as absent.',
  'clock.warning': '{who}: {game} waits for you until {at} ({rel}). {after}',
  'clock.after.nothing': 'Then you are reminded once more.',
  'clock.after.claim': 'After that, the others decide how the game goes on.',
  'clock.after.move': 'After that, the usual answer is given for you.',
  'clock.after.forfeit': 'After that, the game is lost for you.',
  'clock.given': '{who}: you have been given more time, until {at} ({rel}).',
  'clock.up':
    '**{who}**’s time is up; they were asked {since}. What now? Nothing happens unless one of you says so.{call, select, none {} other { {call}}}',
  'clock.upLater':
    '{game}, table {table}: **{who}**’s time is up; they were asked {since}. `/table stand-in`, `/table substitute` or `/table end` asks what is to be done.',
  'clock.upMore': '-# As soon as {who} moves, this is settled.',
  'clock.wait': 'Wait on',
  'clock.once': 'Computer answers this once',
  'clock.playOn': 'Computer plays on…',
  'clock.playOnSure':
    '**Let the computer play for {name}?** The seat stays theirs: they can take over again at any time.',
  'clock.playOnYes': 'Let the computer play',
  'clock.over.moved': '{who} has moved after all.',
  'clock.over.given': '{who} has been given more time.',
  'clock.over.answered': 'The computer has answered for {who}.',
  'clock.over.replaced': 'The computer plays for {who} until they are back.',
  'clock.over.ended': 'This game is over.',
} as const;
