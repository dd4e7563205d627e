/** What the table says to people, in German. */
import type { Translation } from '#words/catalogue';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'table.unknown': 'Diesen Tisch gibt es nicht mehr. `/games` nennt deine, `/play` eröffnet einen neuen.',
  'table.closing': 'Der Bot startet gleich neu. Nichts wurde geändert; bitte in einer Minute noch einmal.',
  'table.moved-on': 'An diesem Tisch geschieht gerade viel, und dein Druck wurde nicht angenommen. Bitte noch einmal.',
  'table.broken':
    'Tisch {table} lässt sich im Augenblick nicht lesen. Er bleibt, wie er ist, und wer den Bot betreibt, kann nachsehen. Andere Tische sind nicht betroffen.',
  'table.newer':
    'Der Bot wird gerade aktualisiert, und ein neuerer Teil von ihm hat diesen Tisch übernommen. Nichts wurde geändert; bitte in einer Minute noch einmal.',
  'table.cancelled': 'Diese Lobby wurde abgesagt. `/play` eröffnet eine neue.',
  'table.finished': 'Diese Partie ist vorbei. `/log` erzählt, wie sie verlief, `/play` eröffnet eine neue.',
  'table.archived':
    'Diese Partie ist lange vorbei, und ihr Spielfeld gibt es nicht mehr. `/log` und `/replay` erzählen, wie sie verlief.',
  'table.result-only': 'Diese Partie ist lange vorbei; nur ihr Ergebnis ist noch da.',
  'table.not-over': 'Diese Partie ist noch nicht vorbei.',
  'table.not-among':
    'Nur wer in dieser Partie gespielt hat, kann die nächste beginnen. `/play` eröffnet einen eigenen Tisch.',
  'table.running': 'Diese Partie hat schon begonnen. Drücke an ihrem Tisch **Meine Hand & Züge**, wenn du mitspielst.',
  'table.not-started':
    'Diese Partie hat noch nicht begonnen. Wer den Tisch eröffnet hat, kann sie in der Lobby starten.',
  'table.leave-running':
    'Die Partie läuft, also kannst du nicht einfach gehen. Willst du sie aufgeben, nimm `/concede`; die anderen spielen weiter.',
  'table.not-seated':
    'Du hast keinen Platz an diesem Tisch. Drücke **Mitspielen**, solange er eine Lobby ist; einer laufenden Partie kannst du mit **Spielfeld** und **Protokoll** zusehen.',
  'table.not-host': 'Das kann nur {host}, wer diesen Tisch eröffnet hat.',
  'table.full': 'Alle {seats} Plätze an diesem Tisch sind besetzt. `/play` eröffnet einen anderen.',
  'table.seats-short':
    'Dieses Spiel braucht {least, plural, one {# Person} other {# Personen}} und hat {seats}. Warte, bis jemand Platz nimmt, oder drücke **Computer hinzufügen**.',
  'table.seats-range': '{game} spielt man zu {least} bis {most}. Wähle eine Zahl dazwischen.',
  'table.seats-taken': '{seats} Plätze sind schon besetzt. Wähle mindestens so viele, oder lass erst jemanden gehen.',
  'table.game-unknown': 'Ein Spiel „{game}“ gibt es hier nicht. `/play` nennt die Spiele.',
  'table.edition-unknown': 'Eine Ausgabe „{edition}“ von {game} gibt es nicht. Wähle eine davon: {editions}.',
  'table.deck-unknown': 'Ein fertiges Deck „{deck}“ gibt es in dieser Ausgabe nicht. Wähle eines davon: {decks}.',
  'table.no-decks': 'Für diese Ausgabe von {game} gibt es kein fertiges Deck. Alle müssen eines wählen.',
  'table.deck-illegal':
    '{count, plural, one {Das Deck „{deck}“ ist nicht erlaubt} other {Das Deck „{deck}“ ist nicht erlaubt (# Fehler; der erste)}}: {text} (Regel: {rule}{card, select, none {} other {, Karte: {card}}})',
  'table.deck-gone':
    '{person} hat das Deck „{deck}“ gewählt, das es nicht mehr gibt. {person} muss ein anderes wählen; die Partie hat nicht begonnen.',
  'table.deck-illegal-of':
    '{count, plural, one {Das Deck „{deck}“ von {person} ist nicht erlaubt} other {Das Deck „{deck}“ von {person} ist nicht erlaubt (# Fehler; der erste)}}: {text} (Regel: {rule}) {person} muss es ändern oder ein anderes wählen; die Partie hat nicht begonnen.',

  // Clocks.
  'table.clock-none': 'Eine Uhr braucht Zeit: eine Zahl von Stunden je Warten, für die Reserve oder für beides.',
  'table.clock-between':
    'Ein Warten darf bis zu 1 Stunde dauern, für eine Partie am Stück, oder 12 Stunden und mehr, für eine über Tage: Wer schlafen oder arbeiten muss, könnte das dazwischen nicht einhalten. Wähle eine andere Zeit.',
  'table.clock-refill':
    'Nach einem Warten kann nicht mehr zurückkommen, als die Reserve fasst. Wähle eine größere Reserve oder weniger.',
  'table.clock-long': 'Keine Zeit einer Uhr darf länger als 60 Tage sein. Wähle eine kürzere oder keine Uhr.',
  'clock.not-late':
    'Hier gibt es nichts mehr zu entscheiden: Die Zeit ist nicht abgelaufen. `/table clock` zeigt, wie die Uhren stehen.',
  'clock.not-other': 'Das entscheiden die, die weiterspielen und warten.',
  'clock.together':
    'Solange mehrere warten, kann das niemand allein entscheiden. Mit **Weiter warten** kannst du mehr Zeit geben.',

  'pause.no-clock':
    'Dieser Tisch hat keine Uhr, also gibt es nichts anzuhalten: Alle dürfen sich Zeit lassen, so lange sie wollen.',
  'pause.off': 'An diesem Tisch gibt es keine Pausen; das wurde ausgemacht, als er begann.',
  'pause.already': 'Dieser Tisch pausiert schon, bis <t:{until}:f>.',
  'pause.length': 'Eine Pause dauert 1 bis {most} Tage. Wähle eine Zahl dazwischen.',
  'notice.paused':
    'Alle Uhren dieses Tisches stehen still bis <t:{until}:f> (<t:{until}:R>). Ziehen darf man trotzdem.',
  'notice.server-gone':
    'Ich wurde von einem Server entfernt, auf dem {tables, plural, one {eine Partie von dir läuft} other {# Partien von dir laufen}}. Nichts ist verloren: Mit `/games` und `/hand` spielst du hier weiter, in unseren Direktnachrichten.',
  'notice.time-added':
    '{by, select, none {Die Leitung hat} other {{by} hat}} {names} {days, plural, one {einen Tag} other {# Tage}} mehr gegeben.',
  'notice.goes-away':
    '{person} ist vom <t:{from}:f> bis <t:{until}:f> abwesend. Diese Uhr steht dann still; ziehen darf man trotzdem.',
  'notice.away-no-more': '{person} ist nicht abwesend. Die Uhr läuft wieder.',
  'notice.held':
    'Die Leitung hält die Liga an. Alle Uhren dieses Tisches stehen still, bis sie weitergeht. Ziehen darf man trotzdem.',
  'notice.held-no-more': 'Die Liga geht weiter. Die Uhren laufen wieder.',
  'notice.resumed': '{person} hat die Pause beendet. Die Uhren laufen wieder.',

  // Servers and their moderators.
  'table.league':
    'Das ist eine Partie einer Liga: Alle spielen sie selbst, und wenn jemand nicht kann, entscheidet die Leitung. `/league` zeigt sie.',
  'watch.seated': 'Du spielst an diesem Tisch und wirst ohnehin gerufen. `/settings` sagt, wie.',
  'watch.many':
    'Einem Tisch schauen höchstens {perTable} Leute zu, und du kannst {perPerson} Tischen zuschauen. Höre erst bei einem anderen auf.',
  'server.not-manager': 'Nur wer diesen Server verwalten darf, kann das ändern.',
  'server.not-moderator':
    'Das kann nur die Moderation dieses Servers: wer ihn verwalten darf, und die Rolle, die in `/mod settings` eingestellt ist.',
  'server.reason': 'Sag warum, in {least} bis {most} Zeichen; alle am Tisch können es lesen.',
  'server.setting': 'Das lässt sich nicht einstellen. Wähle aus den Listen.',
  'server.opens-managers':
    'In diesem Server eröffnet nur Tische, wer ihn verwaltet. Bitte jemanden davon, oder setz dich an einen offenen Tisch.',
  'server.opens-role':
    'In diesem Server eröffnen nicht alle Tische. Bitte die um die Rolle, die ihn verwalten, oder setz dich an einen offenen Tisch.',
  'server.channels':
    'Auf diesem Server werden Tische in <#{channel}>{more, plural, =0 {} one { und einem weiteren Kanal} other { und # weiteren Kanälen}} eröffnet. Eröffne deinen dort.',
  'server.banned':
    'Du kannst in diesem Server keinen Platz nehmen: Das hat die Moderation entschieden. Frag dort nach.',
  'server.banned-until':
    'Du kannst in diesem Server bis <t:{until}:f> keinen Platz nehmen: Das hat die Moderation entschieden. Frag dort nach.',
  'mod.end': '{who} von der Moderation dieses Servers hat diese Partie ohne Ergebnis beendet: „{reason}“',
  'mod.remove': '{who} von der Moderation dieses Servers hat den Platz von {name} dem Computer gegeben: „{reason}“',
  'mod.move': '{who} von der Moderation dieses Servers hat diesen Tisch hierher verlegt, nach <#{channel}>: „{reason}“',
  'mod.quiet': '{who} von der Moderation dieses Servers lässt diesen Tisch niemanden erwähnen.',
  'mod.loud': '{who} von der Moderation dieses Servers lässt diesen Tisch wieder erwähnen.',
  'mod.log.end': '{who} hat Tisch `{table}` beendet: „{reason}“',
  'mod.log.remove': '{who} hat den Platz von {name} an Tisch `{table}` dem Computer gegeben: „{reason}“',
  'mod.log.move': '{who} hat Tisch `{table}` nach <#{channel}> verlegt: „{reason}“',
  'mod.log.quiet': '{who} lässt Tisch `{table}` niemanden erwähnen.',
  'mod.log.loud': '{who} lässt Tisch `{table}` wieder erwähnen.',
  'mod.log.ban':
    '{who} lässt das Konto {about} keinen Platz nehmen, {until, select, none {bis auf Weiteres} other {bis <t:{until}:f>}}: „{reason}“',
  'mod.log.let-in': '{who} lässt das Konto {about} wieder Platz nehmen.',
  'mod.log.settings': '{who} hat die Einstellungen dieses Servers geändert.',

  'report.length': 'Sag es in 1 bis {most} Zeichen.',
  'report.many': 'Du hast seit gestern {most} Meldungen geschickt. Sie werden gelesen; weitere bitte morgen.',

  // When people are away.
  'away.no-zone': 'Sag erst mit `/away zone`, in welcher Zeitzone du lebst, damit deine Tage und Nächte bekannt sind.',
  'away.zone-which':
    '„{zone}“ kann eine von mehreren Zeitzonen meinen: {list}. Nenne einen dieser Namen oder eine große Stadt deiner Zone.',
  'away.zone':
    'Eine Zeitzone „{zone}“ gibt es nicht. Sie heißen nach großen Städten, wie Europe/Vienna oder America/New_York: tippe einen Teil des Namens in `/away zone` und wähle aus der Liste.',
  'away.date': '„{text}“ ist kein Datum. Schreib Jahr, Monat und Tag, wie 2026-07-01.',
  'away.past': 'Dieser Tag ist vorbei: Bei dir ist {today}. Wähle einen Urlaub ab heute.',
  'away.order': 'Dieser Urlaub wäre zu Ende, bevor er beginnt. Wähle einen späteren letzten Tag.',
  'away.far': 'Das ist mehr als ein Jahr hin. Stell es ein, wenn es näher ist.',
  'away.days':
    'Du hast {year} noch {left, plural, =0 {keinen Urlaubstag} one {einen Urlaubstag} other {# Urlaubstage}}; das wären {want}. Wähle weniger.',
  'away.row': 'Ein Urlaub darf {most} Tage am Stück dauern. Wähle einen kürzeren, oder lass Tage dazwischen.',
  'away.sleep': 'Deine Uhren können bis zu {most} Stunden je Nacht stillstehen. Wähle weniger Schlafzeit.',

  // Decks of people's own.
  'deck.unknown': 'Dieses Deck gibt es nicht (mehr). `/deck list` zeigt deine.',
  'deck.not-yours': 'Das Deck „{name}“ gehört jemand anderem. Kopiere es zu deinen Decks; die Kopie gehört dir.',
  'deck.changed':
    'Das Deck „{name}“ wurde geändert, seit du es geöffnet hast, also wurde dein Text nicht gespeichert. Öffne es noch einmal und mach deine Änderungen dort.',
  'deck.name-taken': 'Du hast schon ein Deck „{name}“. Wähle einen anderen Namen, oder ändere jenes.',
  'deck.name-bad': 'Ein Deck braucht einen Namen von 1 bis {most} Zeichen in einer Zeile. Wähle einen anderen.',
  'deck.many':
    'Du hast {most} Decks, und für mehr ist kein Platz. Lösche mit `/deck delete` eines, das du nicht mehr brauchst.',
  'deck.many-here':
    'In diesem Server wurden heute mehr als {most, number} Decks angelegt, und für mehr ist kein Platz. Leg deines morgen an, oder in einer Direktnachricht an den Bot.',
  'deck.long':
    'Das ist zu lang für eine Deckliste: Gelesen werden höchstens {most, number} Zeichen in {lines} Zeilen. Sende die Liste allein, eine Karte je Zeile.',
  'deck.game-unsaid':
    'Sag, für welches Spiel das Deck ist, mit der Angabe `game` oder in einer Zeile `Game:` der Liste: {games}.',
  'deck.game-unknown': 'Ein Spiel „{game}“ mit eigenen Decks gibt es hier nicht. Wähle eines davon: {games}.',
  'deck.other-game': 'Das ist ein Deck von {said}, nicht von {game}. Wähle das andere Spiel oder ein anderes Deck.',
  'deck.ready-unknown': 'Ein fertiges Deck „{deck}“ von {game} gibt es nicht. `/deck list` zeigt die, die es gibt.',
  'deck.format-unknown': 'Ein Format „{format}“ von {game} gibt es nicht. Wähle eines davon: {formats}.',
  'deck.unreadable':
    'Das Deck „{name}“ ist beschädigt und lässt sich nicht kopieren. Wer den Bot betreibt, kann nachsehen; andere Decks sind nicht betroffen.',
  'deck.damaged': 'Dieses Deck ist beschädigt und lässt sich nicht mehr lesen. Setz eine neue Liste an seine Stelle.',
  'deck.new': 'Neues Deck',

  'table.bot-unknown': 'Einen Computer „{bot}“ gibt es nicht. Wähle einen davon: {bots}.',
  'lesson.none': '{game} hat keine geführte erste Partie. `/rules` erklärt es, und `/play` öffnet einen Tisch.',
  'lesson.not': 'Das ist keine geführte erste Partie. `/learn` beginnt eine.',
  'recap.running': 'Wie eine Partie verlief, wird erzählt, wenn sie vorbei ist.',
  'recap.nobody': 'Gerade kann niemand Entscheidungen beurteilen. Versuche es gleich noch einmal.',
  'recap.unknown': 'Wie diese Partie verlief, lässt sich nicht sagen: Es ist zu wenig von ihr gespeichert.',
  'hint.people': 'Tipps gibt es nur in Partien, die allein gegen Computer gehen und nicht gewertet werden.',
  'hint.nothing': 'Du bist gerade nichts gefragt. Hol dir einen Tipp, wenn du dran bist.',
  'hint.nobody': 'Gerade kann kein Computer darüber nachdenken. Versuche es gleich noch einmal.',
  'table.no-bots': 'Für dieses Spiel gibt es noch keinen Computer. Bitte jemanden dazu.',
  'table.not-bot': 'Auf diesem Platz sitzt kein Computer.',
  'table.not-yours': 'Du kannst für dich ein Deck wählen; für einen Computer kann es, wer den Tisch eröffnet hat.',
  'table.option': '„{option}“ kann nicht {value} sein. Wähle etwas anderes.',
  'table.seat-out': 'Diese Person ist schon ausgeschieden, also gibt es keinen Platz zu übernehmen.',
  // What players ask the others to agree to.
  'request.unknown': 'Hier gibt es nichts mehr zu antworten: Die Anfrage ist vorbei, oder ihr Tisch ist weg.',
  'request.open': '{who} hat schon darum gebeten. Antworte dort, an der Nachricht am Tisch.',
  'request.wait':
    'Darum wurde vor Kurzem gebeten, ohne Zustimmung. Es geht {hours, plural, one {innerhalb einer Stunde} other {in # Stunden}} wieder.',
  'request.nobody-late': 'Das geht für jemand anderen, auf wen der Tisch wartet.',
  'request.not-late':
    'Das geht, sobald die Zeit von {name} abgelaufen ist oder, an einem Tisch ohne Uhr, sobald er sieben Tage am Stück gewartet hat. Bis dahin bleibt nur Geduld oder eine Erinnerung.',
  'request.not-yours': 'Das können nur die beantworten, die gefragt sind: wer in dieser Partie noch spielt.',

  'notice.match-stopped':
    'Die nächste Partie dieses Matches konnte nicht von selbst beginnen. **Noch einmal spielen** eröffnet einen Tisch dafür.',
  'table.stand-in-turns': 'Der Computer kann 1 bis {most} Züge lang für dich spielen, oder bis du zurück bist.',
  'table.offer-open':
    'An diesem Tisch wird schon ein Platz angeboten. Immer nur einer: warte, bis ihn jemand genommen hat.',
  'table.offer-over': 'Dieser Platz wird nicht mehr angeboten.',
  'table.offer-taken': '{name} hat diesen Platz schon genommen.',
  'table.offer-for': 'Dieser Platz ist für jemand anderen bestimmt. Frag die, die spielen, ob es noch einen gibt.',
  'table.offer-seated': 'Diese Person sitzt schon an diesem Tisch. Wähle jemand anderen.',
  'table.seated': 'Du hast schon einen Platz an diesem Tisch.',
  'notice.stand-in': 'Der Computer spielt einstweilen für {person}. Zurückkommen geht jederzeit.',
  'notice.seat-taken': '{person} spielt hier nicht weiter. {computer} übernimmt den Platz.',
  'notice.seat-lost':
    'Ein Computer hat deinen Platz in {game} (Tisch `{table}`) übernommen, damit die anderen weiterspielen können. Mit `/board` kannst du zusehen.',
  'notice.forfeited': '{person} hat diese Partie nach Zeit verloren.',
  'notice.vacation-drawn':
    'Deine Zeit in {game} (Tisch `{table}`) war abgelaufen, also wurde ein Urlaubstag genommen: Deine Uhren stehen still bis <t:{until}:f>. `/away automatic` schaltet das ab.',
  'table.out': 'Du bist ausgeschieden. Mit **Spielfeld** und **Protokoll** kannst du zusehen.',

  'replay.not-yours':
    'Solange eine Partie läuft, kannst du sie von deinem Platz aus noch einmal sehen, oder wie beim Zuschauen. Ist sie vorbei, kannst du jede Hand sehen.',
  'replay.hidden':
    'Was die anderen hatten, bleibt hier vorerst verborgen: Die Partie wurde von außen beendet, ihr Match geht weiter, oder ihre Liga verlangt es. Du kannst sie von deinem Platz aus sehen, oder wie beim Zuschauen.',
  'call.nobody': 'Auf diese Person wartet der Tisch nicht mehr.',
  'call.nudged': 'Innerhalb des letzten Tages wurde schon angestoßen, und öfter als einmal am Tag geht es nicht.',
  'call.unwanted': 'Diese Person möchte hier keine Erinnerungen. Schreib ihr selbst, wenn es eilt.',
  'call.not-you': 'Dieser Tisch wartet nicht auf dich, also gibt es nichts zu erinnern.',
  'call.closed':
    'Du wolltest per Direktnachricht gerufen werden, aber deine sind für mich geschlossen, also erwähne ich dich stattdessen an deinen Tischen. Wenn du sie geöffnet hast (in den Privatsphäre-Einstellungen eines gemeinsamen Servers), wähle in `/settings` wieder Direktnachrichten.',
  'call.digest-ended':
    'Drei Übersichten nacheinander konnten dir nicht zugestellt werden, also sind sie abgeschaltet. Öffne deine Direktnachrichten und wähle sie in `/settings` wieder.',

  'limit.tablesPerPerson':
    'Du sitzt an {most, plural, one {einem unfertigen Tisch} other {# unfertigen Tischen}}, und mehr geht nicht. Verlass erst eine Lobby, beende eine Partie oder gib eine mit `/concede` auf; `/games` nennt sie.',
  'limit.lobbiesPerPerson':
    'Du hast schon {most, plural, one {eine offene Lobby} other {# offene Lobbys}}, und mehr geht nicht. Starte erst eine oder brich sie ab; `/games` nennt sie.',
  'limit.tablesPerServer':
    'Dieser Server hat {most, plural, one {einen unfertigen Tisch} other {# unfertige Tische}}, und mehr geht nicht. Beendet welche, oder bittet die, die den Server verwalten, Tische zu beenden, an denen niemand mehr spielt.',

  // Refusals of the rules themselves.
  stale: 'Der Tisch ist weitergegangen. Das ist jetzt gefragt.',
  foreign: 'Diese Frage galt jemand anderem.',
  illegal: 'Diese Wahl ist so nicht möglich. Bitte wähle neu, im frischen Fenster.',
  malformed: 'Dieser Druck war nicht zu verstehen. Bitte öffne mit **Meine Hand & Züge** ein frisches Fenster.',
  over: 'Diese Partie ist vorbei. `/log` erzählt, wie sie verlief, `/play` eröffnet eine neue.',
  runaway:
    'Dieser Zug löst eine endlose Kette von Effekten aus, also wurde er nicht gemacht. Bitte wähle einen anderen; im Protokoll des Bots steht für seinen Betrieb, welcher Effekt es war.',
  fault:
    'Über diesen Zug ist der Bot gestolpert, also wurde er nicht gemacht; der Tisch steht wie zuvor. Bitte wähle einen anderen.',

  // Faults of the storage.
  'store.locked': 'Der Bot konnte das gerade nicht speichern, also wurde nichts geändert. Bitte gleich noch einmal.',
  'store.readonly':
    'Der Bot darf nicht in seinen Speicher schreiben, also wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.',
  'store.full':
    'Der Bot hat keinen Platz mehr, das zu speichern, also wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.',
  'store.path':
    'Der Bot erreicht seinen Speicher nicht, also wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.',
  'store.corrupt':
    'Der Speicher des Bots ist beschädigt, also wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.',
  'store.newer':
    'Der Speicher des Bots gehört zu einer neueren Version, also wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.',
  'store.connection':
    'Der Bot hat eben die Verbindung zu seiner Datenbank verloren. Bitte noch einmal: Was schon gespeichert sein mag, geschieht nicht zweimal.',
  'store.io':
    'Der Bot konnte das nicht speichern, also wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.',
  'store.replaced':
    'Dem Bot wurde sein Speicher entzogen, also wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.',
  'store.closed': 'Der Bot startet gleich neu. Nichts wurde geändert; bitte in einer Minute noch einmal.',
  'store.driver':
    'Der Bot ist nicht so installiert, wie er sein sollte, also wurde nichts geändert. Bitte sag denen Bescheid, die ihn betreiben.',

  unknown: 'Das ist gerade nicht möglich ({key}). Bitte öffne mit **Meine Hand & Züge** ein frisches Fenster.',

  'log.rules-changed':
    '{count, plural, =0 {Der Bot spielt einige Regeln dieses Spiels seit dem letzten Zug richtiger.} one {Ein Regelentscheid hat sich seit dem letzten Zug geändert: {rulings}. Von hier an wird danach gespielt; `/rules` hat seinen Text.} other {Regelentscheide haben sich seit dem letzten Zug geändert: {rulings}. Von hier an wird danach gespielt; `/rules` hat ihre Texte.}}',

  'profile.private':
    'Diese Person zeigt dir ihr Profil nicht. Mit `/profile` wählt man, wer das eigene sehen darf: alle, die, mit denen man an einem Tisch saß, oder niemand.',
  'log.taken-back': '{who} hat einen Zug zurückgenommen{count, plural, =0 {} other { (mit Zustimmung: {agreed})}}.',
  'log.set-back': 'Wer diesen Bot betreibt, hat die Partie zurückgesetzt: {why}',

  'order.full':
    '{most, plural, one {# Vorab-Anweisung ist} other {# Vorab-Anweisungen sind}} das Meiste, was ein Platz haben kann. Entferne erst eine.',
  'order.no-span': 'Dieser Teil der Partie ist vorbei. Wähle neu, wie lange es gelten soll.',
  'undo.none':
    'Es gibt keinen Zug von dir zurückzunehmen{why, select, over { in einer Partie, die vorbei ist} seat {, der jünger wäre als ein Ausscheiden oder ein Wechsel am Tisch} far { unter den letzten 40 Änderungen dieses Tisches} other {}}.',
  'undo.off': 'An diesem Tisch werden keine Züge zurückgenommen; das wurde ausgemacht, bevor die Partie begann.',
  'undo.not-free':
    'Seit diesem Zug haben andere etwas gesehen oder geantwortet, und an diesem Tisch bleiben solche Züge, wie sie sind.',
  'undo.no-state':
    'Es gibt keinen Stand dieser Nummer, auf den der Tisch zurückgesetzt werden könnte. {last, plural, =0 {Es gibt gar keinen.} other {Gespeichert sind die von {first} bis {last}.}}',
  'undo.never':
    '{who} stimmt dem Zurücknehmen von Zügen nie zu. Wodurch niemand etwas erfahren hat, kannst du weiterhin zurücknehmen.',
  'undo.refused': 'Die anderen haben nicht zugestimmt, diesen Zug zurückzunehmen. Er gilt.',
  'undo.enough':
    'Die anderen haben dreimal abgelehnt, also kannst du sie in dieser Partie nicht noch einmal fragen. Wodurch niemand etwas erfahren hat, kannst du weiterhin zurücknehmen.',
  'undo.moved-on':
    'Seit deiner Anfrage ist etwas anderes geschehen. Sieh auf den Tisch und frag noch einmal, wenn du noch willst.',

  'person.forgotten': 'Former player',
  'bot.name': '{count, plural, =1 {{name}} other {{name} #}}',
};
