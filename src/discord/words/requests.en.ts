/** What players ask the others of their table to agree to, in English. */
export const requests = {
  'ask.button.end': 'End without a result…',
  'ask.sure.end': '**Ask to end {game} without a result?** Nobody wins, and it does not count for anything.',
  'ask.what.end': '{who} asks to end this game without a result.',

  'ask.button.undo': 'Take back…',
  'ask.sure.undo': '**Ask to take back your last move?** All that followed goes with it.',
  'ask.what.undo':
    '{who} would like to take back their last move, with all that followed.{seen, select, true { They have seen cards since: these stay as they are, whatever is done then.} other {}}',

  'undo.sure':
    '**Take this back?** {free, select, true {Nobody has learned anything by it.} other {Others have seen or answered since, so they have to agree.{seen, select, true { They are told that you have seen cards by it.} other {}}}}\n> {move}\nWhatever followed goes with it. Cards and dice stay as they are.',
  'undo.take': 'Take it back',
  'undo.done': 'Taken back. Choose anew.',

  'ask.terms':
    '{all, select, true {All of them have to agree} other {More than half have to agree}} within {time}: {who}.',
  'ask.nobody': 'Nobody else has to agree, so this happens at once. It cannot be taken back.',
  'ask.them': 'Ask them',
  'ask.do': 'Do it',
  'ask.open': '{all, select, true {All have to agree} other {More than half have to agree}}; this ends {until}. {who}',
  'ask.yes': 'Agree',
  'ask.no': 'Decline',
  'ask.asked': 'They are asked, in a message at the table.',
  'ask.noted': 'Your answer is noted.',
  'ask.over.agreed': '**Agreed.**',
  'ask.over.refused': '**Not agreed.** Everything stays as it is.',
  'ask.over.lapsed': '**Not agreed in time.** Everything stays as it is.',
  'ask.over.moot': '**The table has moved on.** Nothing was changed.',
  'ask.over.withdrawn': '**Withdrawn.** Everything stays as it is.',
} as const;
