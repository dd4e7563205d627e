/** Leagues, in German. */
import type { Translation } from '#words/catalogue';
import type { league as en } from './league.en.ts';

export const league: Translation<typeof en> = {
  'lg.kind.everyone': 'Alle gegen alle',
  'lg.kind.swiss': 'Schweizer System',
  'lg.kind.knockout': 'K.-o.-System',
  'lg.title': '### {name} · {kind}{season, plural, =1 {} other { · Saison {season, number}}}',
  'lg.about':
    '{game}{edition, select, none {} other {, {edition}}}{format, select, none {} other { · Decks: {format}, fest ab dem Start}} · {bestOf, plural, =1 {eine Partie je Match} other {zwei Gewinnpartien}}',
  'lg.pace':
    '{days, plural, one {# Tag} other {# Tage}} Bedenkzeit je Person und Match; ein Match dauert also höchstens {longest, plural, one {# Tag} other {# Tage}}',
  'lg.starts': 'Beginnt {at}, {in}',
  'lg.startsByHand': 'Beginnt, wenn die Leitung **Starten** drückt',
  'lg.plan.swiss':
    'Mit {count, plural, one {einer Person} other {# Leuten}}: {rounds, plural, one {eine Runde} other {# Runden}}{cut, plural, =0 {} other {, dann ein K.-o. der besten #}}',
  'lg.plan.everyone':
    'Mit {count, plural, one {einer Person} other {# Leuten}}: {matches, plural, one {ein Match} other {# Matches}} für alle, {atOnce, plural, one {eines} other {#}} gleichzeitig',
  'lg.plan.knockout': 'Ausgeschieden nach {losses, plural, one {einer Niederlage} other {zwei Niederlagen}}',
  'lg.in': '**Dabei ({count, number}):** {names}{more, plural, =0 {} other { +#}}',
  'lg.inNobody': '**Dabei:** noch niemand',
  'lg.join': 'Mitmachen',
  'lg.leave': 'Aussteigen',
  'lg.deck': 'Mein Deck',
  'lg.mine': 'Mein Match',
  'lg.standings': 'Tabelle',
  'lg.pairings': 'Paarungen',
  'lg.log': 'Protokoll',
  'lg.start': 'Starten',
  'lg.here': 'Ich bin da',
  'lg.time': 'Zeit',
  'lg.stay': 'Bleiben',
  'lg.created':
    'Die Anmeldung für **{name}** ist offen. Alles andere ist wie üblich: `/organise settings` ändert es bis zum Start.',
  'lg.joined':
    'Du bist dabei.{deck, select, none {{uses, select, true { Du spielst ein fertiges Deck, wenn du nicht unter **Mein Deck** eines von dir wählst.} other {}}} other { Du spielst **{deck}**.}}{late, select, true { Du spielst ab der nächsten Runde.} other {}}',
  'lg.chooseDeck':
    'Welches Deck spielst du in **{name}**? Niemand sonst sieht es, bevor die Saison vorbei ist. Ab dem Start steht es fest.',
  'lg.deckReady': 'Ein fertiges Deck',
  'lg.deckList': 'Ein Deck wählen',
  'lg.locked': 'Dein Deck steht fest: **{deck}**. Niemand sonst sieht es, bevor die Saison vorbei ist.',
  'lg.lockedNone': 'Hier gibt es nichts zu wählen.',
  'lg.left': 'Du bist aus **{name}** ausgestiegen.',
  'lg.sure':
    'Aus **{name}** aussteigen? {open, plural, =0 {} one {Dein offenes Match ist verloren.} other {Deine # offenen Matches sind verloren.}}',
  'lg.state.running': 'Läuft',
  'lg.state.round': 'Runde {round, number} von {rounds, number}',
  'lg.state.cut': 'K.-o. der Besten',
  'lg.state.review': 'Alle Matches sind gespielt; die Leitung sieht die Ergebnisse bis {until} durch',
  'lg.state.final': 'Vorbei',
  'lg.state.cancelled': 'Abgesagt',
  'lg.state.signup': 'Anmeldung',
  'lg.matches':
    '{open, plural, =0 {Kein Match läuft} one {Ein Match läuft} other {# Matches laufen}}, {done, plural, =0 {keines ist} one {eines ist} other {# sind}} gespielt{last, select, none {} other {; das letzte endet spätestens {last}}}',
  'lg.line':
    '{place, number}. {name}{tie, select, true { =} other {}}{out, select, true { (ausgestiegen)} other {}} · **{points}** · {won, number}–{drawn, number}–{lost, number}{note, select, none {} other { · {note}}}',
  'lg.knockoutLine':
    '{place, number}. {name}{out, select, true { (ausgestiegen)} other {}} · {won, plural, one {# Match gewonnen} other {# Matches gewonnen}}',
  'lg.division': '**Gruppe {n, number}**',
  'lg.legend':
    '-# Punkte · gewonnen–unentschieden–verloren{kind, select, swiss { · OMW: wie stark die Gegner waren} everyone { · N: Punkte der Besiegten} other {}}. „=“: durch Los.',
  'lg.group': 'Gruppe {n, number}',
  'lg.col.points': 'Punkte',
  'lg.col.record': 'S–U–N',
  'lg.more': 'und {n, number} weitere',
  'lg.page': 'Seite {page, number} von {pages, number}',
  'lg.round': '**Runde {round, number}**',
  'lg.cutRound': '**K.-o., Runde {round, number}**',
  'lg.match.open': '{n, number}. {first} – {second}{place, select, none {} other { · {place}}}',
  'lg.match.waiting': '{n, number}. {first} – {second} · beginnt bald',
  'lg.match.stuck': '{n, number}. {first} – {second} · konnte nicht beginnen',
  'lg.match.void': '{n, number}. ~~{first} – {second}~~',
  'lg.match.free': '{n, number}. {first} hat keinen Gegner und gewinnt',
  'lg.match.won':
    '{n, number}. **{winner}** – {loser} {score}{how, select, time { · auf Zeit} absent { · nicht gekommen} dropped { · ausgestiegen} organiser { · von der Leitung gesetzt} other {}}',
  'lg.match.drawn': '{n, number}. {first} – {second} unentschieden',
  'lg.match.nobody': '{n, number}. {first} – {second} · niemand kam, beide verlieren',
  'lg.none': 'Bisher nichts.',
  'lg.mineTitle': '**Deine Matches in {name}**',
  'lg.mineOpen':
    '- gegen {other}: {turn, select, you {**du bist am Zug**} them {die andere Seite ist am Zug} other {beginnt gerade}}{place, select, none {} other { · {place}}}\n  Zeit: du {own}, sie {theirs}',
  'lg.mineNone':
    'Du hast kein offenes Match in **{name}**.{waiting, select, true { Das nächste beginnt, wenn die davor gespielt sind.} other {}}',
  'lg.notIn': 'Du bist nicht bei **{name}**.',
  'lg.intro':
    '**Match {n, number}: {first} – {second}** · {name}\n{days, plural, one {# Tag} other {# Tage}} Bedenkzeit für beide, spätestens {end} vorbei. Die Uhr läuft, solange der Tisch auf dich wartet. Drücke **Ich bin da**, damit dich niemand für abwesend hält.',
  'lg.seen': 'Notiert: Du bist da.',
  'lg.act':
    '- {at} · {who}: {what}{match, select, none {} other { (Match {match})}}{about, select, none {} other { ({about})}}{reason, select, none {} other {: „{reason}“}}',
  'lg.act.create': 'Anmeldung eröffnet',
  'lg.act.join': 'dabei',
  'lg.act.drop': 'ausgestiegen',
  'lg.act.set': 'Einstellungen geändert',
  'lg.act.start': 'Saison begonnen',
  'lg.act.cancel': 'Saison abgesagt',
  'lg.act.rule': 'Ergebnis gesetzt',
  'lg.act.remove': 'herausgenommen',
  'lg.act.finish': 'Ergebnis bestätigt',
  'lg.logTitle': '**{name}: was getan wurde**, das Neueste zuerst',
  'lg.list': '**Ligen dieses Servers**',
  'lg.listNone': 'Hier gibt es noch keine Liga. Wer den Server verwaltet, eröffnet eine mit `/league create`.',
  'lg.listLine': '- **{name}** · {kind}, {state}',
  'lg.which': 'Welche Liga meinst du? {names}',
  'lg.seasons': '**{name}: die Saisons**',
  'lg.season':
    '- Saison {n, number}: {state}{first, select, none {} other { · 1. {first}}}{second, select, none {} other { · 2. {second}}}{third, select, none {} other { · 3. {third}}}',
  'lg.done.start': '**{name}** hat begonnen.',
  'lg.done.cancel': '**{name}** ist abgesagt. Laufende Partien gehen weiter und zählen nicht.',
  'lg.done.set': 'Geändert. {pace}',
  'lg.done.rule': 'Match {match, number} ist auf {won, number} : {lost, number} gesetzt.',
  'lg.done.remove': '{person} ist nicht mehr bei **{name}**.',
  'lg.done.finish': 'Das Ergebnis von **{name}** steht fest.',
  'lg.done.again': 'Die Anmeldung zur nächsten Saison von **{name}** ist offen.',
  'lg.ratings': '**{game}: Wertungen in den Ligen dieses Servers**',
  'lg.rating':
    '{n, number}. {who} · **{rating, number}** · {won, number}–{drawn, number}–{lost, number}{onTime, plural, =0 {} other { (# auf Zeit)}}',
  'lg.ownRating':
    '- {game}, Ligen dieses Servers: Wertung **{rating, number}** nach {matches, plural, one {# Match} other {# Matches}} · {won, number} gewonnen, {drawn, number} unentschieden, {lost, number} verloren',
  'lg.noRatings': 'Hier wurde noch kein Match einer Liga gespielt.',
  'lg.file': 'Die Tabelle von **{name}** für Tabellenprogramme.',
  'lg.give': 'Einen Tag schenken',
  'lg.given': 'Dein Gegenüber hat einen Tag mehr.',
  'lg.done.extend': 'Match {match, number} hat {days, plural, one {einen Tag} other {# Tage}} mehr, für beide.',
  'lg.act.gift': 'Tag verschenkt',
  'lg.act.extend': 'Zeit verlängert',
  'lg.shown': 'Hier ist sie.',
};
