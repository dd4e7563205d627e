/** What players ask the others of their table to agree to, in English. */
export const requests = {
  'ask.button.end': 'End without a result…',
  'ask.sure.end': '**Ask to end {game} without a result?** Nobody wins, and it does not count for anything.',
  'ask.what.end': '{who} asks to end this game without a result.',

  'ask.button.undo': 'Take back…',
  'ask.sure.undo': '**Ask to take back your last move?** All that followed goes with it.',
  'ask.what.undo':
    '{who} would like to take back their last move, with all that followed.{seen, select, true { They have seen cards by it; whoever draws again draws the same ones.} other {}}',

  'undo.sure':
    '**Take this back?** {free, select, true {Nobody has learned anything by it.} other {Others have seen or answered since, so they have to agree{clock, select, true {, and your clock runs meanwhile} other {}}.{seen, select, true { They are told that you have seen cards by it.} other {}}}}\n> {move}\nWhatever followed goes with it. Cards and dice stay as they are.',
  'undo.take': 'Take it back',
  'undo.done': 'Taken back. Choose anew.',
  'ask.button.pause': 'Pause the clocks…',
  'ask.sure.pause':
    '**Ask to pause {game} until {until}?** All clocks stand still. Anybody who plays can end the pause.',
  'ask.what.pause': '{who} asks to pause this game until {until}: all clocks would stand still.',
  'pause.title':
    '**For how long shall all clocks of {game} stand still?** Everybody who plays has to agree, and anybody can end the pause.',
  'pause.days': '{days, plural, one {# day} other {# days}}',
  'pause.end': 'End the pause',
  'pause.ended': 'The pause is over. The clocks run again.',
  'pause.live': '-# ⏸ The clocks stand still until {until}.',

  'ask.button.skip': 'Answer once for {name}…',
  'ask.sure.skip':
    '**Ask for the usual answer in place of {name}?** What {name} is asked now is passed or given its usual answer, once. They stay in the game.',
  'ask.what.skip': '{who} asks that **{name}**, for whom the table has been waiting, is passed over this once.',

  'ask.button.standin': 'Computer for {name} until they are back…',
  'ask.sure.standin':
    '**Ask to let the computer play for {name}?** The seat stays theirs: they can take over again at any time.',
  'ask.what.standin':
    '{who} asks to let the computer play for **{name}**, for whom the table has been waiting, until they are back.',

  'ask.button.substitute': 'Somebody else for {name}…',
  'ask.sure.substitute':
    '**Ask to offer the seat of {name} to somebody else?** Whoever takes it plays on with everything that it holds. Until then it is still {name}’s.',
  'ask.what.substitute':
    '{who} asks to offer the seat of **{name}**, for whom the table has been waiting, to somebody else.',

  'offer.open':
    '**The seat of {name} is free to take.** Whoever takes it plays on with its hand and everything else that it holds, and sees it at once. {name} plays until then.{who, select, none {} other { It is kept for {who}.}}',
  'offer.taken': '**{name}** has taken this seat.',
  'offer.over': '-# This seat is not offered any more.',
  'offer.take': 'Take the seat',
  'offer.begun':
    'Your seat is offered, in a message at the table. You play until somebody takes it; pressing **Take the seat** yourself keeps it.',
  'offer.kept': 'You keep the seat, and it is not offered any more.',
  'offer.button': 'Find somebody for my seat',

  'ask.terms':
    '{count, plural, one {{who} has to agree within {time}.} other {{all, select, true {All of them} other {More than half}} have to agree within {time}: {who}.}}',
  'ask.nobody': 'Nobody else has to agree, so this happens at once. It cannot be taken back.',
  'ask.them': 'Ask them',
  'ask.do': 'Do it',
  'ask.open':
    '{count, plural, one {{who} has to agree} other {{all, select, true {All} other {More than half}} have to agree: {who}}}; this ends {until}.',
  'ask.yes': 'Agree',
  'ask.no': 'Decline',
  'ask.asked': 'They are asked, in a message at the table. Pressing **Decline** there withdraws it.',
  'ask.noted': 'Your answer is noted.',
  'ask.over.agreed': '**Agreed.**',
  'ask.over.refused': '**Not agreed.** Everything stays as it is.',
  'ask.over.lapsed': '**Not agreed in time.** Everything stays as it is.',
  'ask.over.moot': '**The table has moved on.** Nothing was changed.',
  'ask.over.withdrawn': '**Withdrawn.** Everything stays as it is.',
} as const;
