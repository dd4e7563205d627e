/** Leagues, in English. */
export const league = {
  'lg.kind.everyone': 'Everyone meets everyone',
  'lg.kind.swiss': 'Swiss',
  'lg.kind.knockout': 'Knock-out',
  'lg.title': '### {name} · {kind}{season, plural, =1 {} other { · season {season, number}}}',
  'lg.about':
    '{game}{edition, select, none {} other {, {edition}}}{format, select, none {} other { · {format} decks, locked at the start}} · {bestOf, plural, =1 {one game a match} other {best of three}}',
  'lg.pace':
    '{days, plural, one {# day} other {# days}} to think for each in a match, so a match takes {longest, plural, one {# day} other {# days}} at the most',
  'lg.starts': 'Starts {at}, {in}',
  'lg.startsByHand': 'Starts when an organiser presses **Start**',
  'lg.plan.swiss':
    'With {count, plural, one {one person} other {# people}}: {rounds, plural, one {one round} other {# rounds}}{cut, plural, =0 {} other {, then a knock-out of the best #}}',
  'lg.plan.everyone':
    'With {count, plural, one {one person} other {# people}}: {matches, plural, one {one match} other {# matches}} for each, {atOnce, plural, one {one} other {#}} at a time',
  'lg.plan.knockout': 'Out after {losses, plural, one {one loss} other {two losses}}',
  'lg.in': '**In ({count, number}):** {names}{more, plural, =0 {} other { +#}}',
  'lg.inNobody': '**In:** nobody yet',
  'lg.join': 'Join',
  'lg.leave': 'Leave',
  'lg.deck': 'My deck',
  'lg.mine': 'My match',
  'lg.standings': 'Standings',
  'lg.pairings': 'Pairings',
  'lg.log': 'Log',
  'lg.start': 'Start',
  'lg.here': 'I’m here',
  'lg.time': 'Time',
  'lg.stay': 'Stay',
  'lg.created':
    '**{name}** is open for sign-up. Everything else has a usual value: `/organise settings` changes it until the start.',
  'lg.joined':
    'You are in.{deck, select, none {{uses, select, true { You play a ready deck unless you choose one of yours under **My deck**.} other {}}} other { You play **{deck}**.}}{late, select, true { You play from the next round on.} other {}}',
  'lg.chooseDeck':
    'Which deck do you play in **{name}**? Nobody else sees it before the season is over. It is locked at the start.',
  'lg.deckReady': 'A ready deck',
  'lg.deckList': 'Choose a deck',
  'lg.locked': 'Your deck is locked: **{deck}**. Nobody else sees it before the season is over.',
  'lg.lockedNone': 'Nothing is to be chosen here.',
  'lg.left': 'You have left **{name}**.',
  'lg.sure':
    'Leave **{name}**? {open, plural, =0 {} one {Your open match is lost.} other {Your # open matches are lost.}}',
  'lg.state.running': 'Under way',
  'lg.state.round': 'Round {round, number} of {rounds, number}',
  'lg.state.cut': 'Knock-out of the best',
  'lg.state.review': 'All matches are done; organisers look at the results until {until}',
  'lg.state.final': 'Over',
  'lg.state.cancelled': 'Cancelled',
  'lg.state.signup': 'Sign-up',
  'lg.matches':
    '{open, plural, =0 {No match is running} one {One match is running} other {# matches are running}}, {done, plural, =0 {none} other {#}} done{last, select, none {} other {; the last one ends {last} at the latest}}',
  'lg.line':
    '{place, number}. {name}{tie, select, true { =} other {}}{out, select, true { (left)} other {}} · **{points}** · {won, number}–{drawn, number}–{lost, number}{note, select, none {} other { · {note}}}',
  'lg.knockoutLine':
    '{place, number}. {name}{out, select, true { (left)} other {}} · {won, plural, one {# match won} other {# matches won}}',
  'lg.division': '**Division {n, number}**',
  'lg.legend':
    '-# Points · won–drawn–lost{kind, select, swiss { · OMW: how strong the opponents were} everyone { · N: points of those beaten} other {}}. “=”: by lot.',
  'lg.group': 'division {n, number}',
  'lg.col.points': 'Points',
  'lg.col.record': 'W–D–L',
  'lg.more': 'and {n, number} more',
  'lg.page': 'Page {page, number} of {pages, number}',
  'lg.round': '**Round {round, number}**',
  'lg.cutRound': '**Knock-out, round {round, number}**',
  'lg.match.open': '{n, number}. {first} – {second}{place, select, none {} other { · {place}}}',
  'lg.match.waiting': '{n, number}. {first} – {second} · begins soon',
  'lg.match.stuck': '{n, number}. {first} – {second} · could not begin',
  'lg.match.void': '{n, number}. ~~{first} – {second}~~',
  'lg.match.free': '{n, number}. {first} has no opponent, and wins',
  'lg.match.won':
    '{n, number}. **{winner}** – {loser} {score}{how, select, time { · on time} absent { · did not come} dropped { · left} organiser { · set by an organiser} other {}}',
  'lg.match.drawn': '{n, number}. {first} – {second} drawn',
  'lg.match.nobody': '{n, number}. {first} – {second} · nobody came, both lose',
  'lg.none': 'Nothing so far.',
  'lg.mineTitle': '**Your matches in {name}**',
  'lg.mineOpen':
    '- against {other}: {turn, select, you {**your move**} them {their move} other {being begun}}{place, select, none {} other { · {place}}}\n  left: you {own}, they {theirs}',
  'lg.mineNone':
    'You have no open match in **{name}**.{waiting, select, true { The next one begins when those before it are done.} other {}}',
  'lg.notIn': 'You are not in **{name}**.',
  'lg.intro':
    '**Match {n, number}: {first} – {second}** · {name}\n{days, plural, one {# day} other {# days}} to think for each, over {end} at the latest. The clock runs while the table waits for you. Press **I’m here** so that nobody takes you for absent.',
  'lg.seen': 'Noted: you are here.',
  'lg.act':
    '- {at} · {who} {what}{match, select, none {} other { match {match}}}{about, select, none {} other { {about}}}{reason, select, none {} other {: “{reason}”}}',
  'lg.act.create': 'opened the sign-up',
  'lg.act.join': 'joined',
  'lg.act.drop': 'left',
  'lg.act.set': 'changed the settings',
  'lg.act.start': 'started the season',
  'lg.act.cancel': 'cancelled the season',
  'lg.act.rule': 'set the result of',
  'lg.act.remove': 'took out',
  'lg.act.finish': 'made the result final',
  'lg.logTitle': '**{name}: what was done**, the latest first',
  'lg.list': '**Leagues of this server**',
  'lg.listNone': 'There is no league here yet. Those who manage the server make one with `/league create`.',
  'lg.listLine': '- **{name}** · {kind}, {state}',
  'lg.which': 'Which league do you mean? {names}',
  'lg.seasons': '**{name}: its seasons**',
  'lg.season':
    '- Season {n, number}: {state}{first, select, none {} other { · 1. {first}}}{second, select, none {} other { · 2. {second}}}{third, select, none {} other { · 3. {third}}}',
  'lg.done.start': '**{name}** has begun.',
  'lg.done.cancel': '**{name}** is cancelled. Games that run go on, and count for nothing.',
  'lg.done.set': 'Changed. {pace}',
  'lg.done.rule': 'Match {match, number} is set to {won, number} : {lost, number}.',
  'lg.done.remove': '{person} is out of **{name}**.',
  'lg.done.finish': 'The result of **{name}** stands.',
  'lg.done.again': 'Sign-up for the next season of **{name}** is open.',
  'lg.ratings': '**{game}: ratings in the leagues of this server**',
  'lg.rating':
    '{n, number}. {who} · **{rating, number}** · {won, number}–{drawn, number}–{lost, number}{onTime, plural, =0 {} other { (# on time)}}',
  'lg.ownRating':
    '- {game}, leagues of this server: rating **{rating, number}** after {matches, plural, one {# match} other {# matches}} · {won, number} won, {drawn, number} drawn, {lost, number} lost',
  'lg.noRatings': 'No match of a league has been played here yet.',
  'lg.shown': 'Here it is.',
} as const;
