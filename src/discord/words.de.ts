/** Everything that Discord users read from the bot's own screens, in German. ICU messages; texts are Discord markdown. */

import type { Translation } from '#words/catalogue';
import { clocks } from './clocks/words.de.ts';
import { decks } from './decks/words.de.ts';
import { league } from './league/words.de.ts';
import { lesson } from './lesson/words.de.ts';
import { lobby } from './lobby/words.de.ts';
import { mod } from './mod/words.de.ts';
import { panel } from './panel/words.de.ts';
import { settings } from './person/words.de.ts';
import { away } from './person/words-away.de.ts';
import { data } from './person/words-data.de.ts';
import { profile } from './person/words-profile.de.ts';
import { orders } from './plans/words.de.ts';
import { cards } from './reading/words.de.ts';
import { replay } from './replay/words.de.ts';
import { recap } from './replay/words-recap.de.ts';
import { requests } from './requests/words.de.ts';
import { tables } from './table/words.de.ts';
import { calls } from './table/words-calls.de.ts';
import type { en } from './words.en.ts';

export const de: Translation<typeof en> = {
  ...tables,
  ...recap,
  ...decks,
  ...panel,
  ...calls,
  ...away,
  ...cards,
  ...clocks,
  ...data,
  ...league,
  ...lesson,
  ...lobby,
  ...mod,
  ...orders,
  ...profile,
  ...replay,
  ...requests,
  ...settings,

  // The table's live message.
  'table.title': '### {game}',
  'table.waiting': 'Warten auf {who}, gefragt {since}.',
  'table.thinking': '💭 {who} denkt nach.',
  'table.answered': '✅ Deine Antwort ist da: **{order}**.',
  'table.answeredBefore': 'Du hast schon geantwortet. Bis die anderen geantwortet haben, kannst du es noch ändern.',
  'table.notAsked': 'Du wirst gerade nichts gefragt.{who, select, none {} other { Der Tisch wartet auf {who}.}}',
  'table.hand': 'Meine Hand & Züge',
  'table.board': 'Spielfeld',
  'table.log': 'Protokoll',
  'table.boardText': 'Spielfeld als Text',
  'table.report': 'Melden …',
  'report.title': 'Meldung an die Betreiber des Bots',
  'report.label': 'Was stimmt an diesem Tisch nicht?',
  'report.hint': 'Ein Fehler in den Regeln oder ein Streit. Wer es liest, sieht auch den jetzigen Stand des Tisches.',
  'report.stored': 'Danke. Wer den Bot betreibt, kann es jetzt lesen; am Tisch erfährt niemand davon.',
  'board.seat': 'Eine Seite groß ansehen',
  'board.whole': 'Das ganze Spielfeld',
  'table.more': 'Mehr …',
  'table.over': '## {how}',
  'table.moreTitle': '**{game}**, Tisch `{table}`',
  'table.concede': 'Aufgeben …',
  'table.leaveSeat': 'Computer spielt für mich …',
  'table.settings': 'Einstellungen für diesen Tisch',
  'table.rules': 'Regeln',
  'table.reminder': '{who}: Der Tisch wartet noch auf deinen Zug, gefragt {since}.',
  'match.level':
    'Match über drei Partien: Es steht {most, number}:{least, number}. Die nächste Partie beginnt hier von selbst.',
  'match.leads':
    'Match über drei Partien: {name} führt {most, number}:{least, number}. Die nächste Partie beginnt hier von selbst.',
  'match.won': '{name} gewinnt das Match {most, number}:{least, number}.',
  'match.drawn': 'Das Match endet unentschieden, {most, number}:{least, number}.',
  'final.places': '**Platzierung**',
  'final.turningPoints': '**Wendepunkte der Partie**',
  'final.length':
    '{turns, plural, =0 {Vor dem ersten Zug, nach} one {# Zug in} other {# Züge in}} {days, plural, =0 {{hours, plural, =0 {{minutes, plural, =0 {weniger als einer Minute} one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}}} one {# Tag} other {# Tagen}}.',
  'poster.victory': 'Sieg',
  'poster.draw': 'Unentschieden',
  'poster.chances': 'Die Chancen, wie alle sie sahen',
  'poster.length':
    '{turns, plural, =0 {vor dem ersten Zug} one {# Zug} other {# Züge}}{days, plural, =0 {} one {, # Tag} other {, # Tage}}',
  'final.again': 'Noch einmal spielen',
  'final.hands': 'Hände',
  'final.replay': 'Wiederholung',
  'again.opened': 'Die nächste Partie ist in <#{channel}> offen, und wer mitgespielt hat, bekommt Bescheid.',
  'again.open': '**{host}** hat die nächste Partie schon eröffnet. Nimm dort deinen Platz.',
  'again.yours': 'Du hast die nächste Partie schon eröffnet.',
  'again.begun': 'Die nächste Partie hat schon begonnen.',
  'again.over': 'Auch die nächste Partie ist vorbei; spiele von ihrer letzten Nachricht aus weiter.',
  'table.noSeat': 'Du hast keinen Platz an diesem Tisch. Mit `/play` eröffnest du einen eigenen.',
  'table.page': 'Webseite',
  'table.link': 'Zum Tisch',

  // Log.
  'log.title': '**Protokoll** von {game}, das Neueste zuletzt',
  'log.empty': 'Es ist noch nichts geschehen.',
  'log.older': '◀ Älteres',
  'log.newer': 'Neuestes',
  'log.when': '-# {when}{clock, select, true { *(die Zeit ist abgelaufen)*} other {}}',

  'thread.name': '{game}{number, select, none {} other { #{number}}} · {players}',
  'place.gone':
    'Der Kanal deiner Partie ({game}, Tisch `{table}`) ist weg oder für mich gesperrt. Deine Partie ist sicher: Spiele mit `/hand table:{table}` in irgendeinem Kanal weiter.',
  'place.closed':
    'Im Thread deiner Partie ({game}, Tisch `{table}`) kann ich nicht mehr schreiben: <#{channel}> wurde geschlossen oder gesperrt, oder mir fehlt dort die Berechtigung **Nachrichten in Threads senden**. Die Partie geht in <#{home}> weiter.',
  'place.lost':
    'Den Thread deiner Partie ({game}, Tisch `{table}`) gibt es nicht mehr. Die Partie geht in <#{home}> weiter.',
  'place.yourMove':
    'Du bist dran in {game} (Tisch `{table}`). Ich kann dort nichts schreiben, also nimm `/hand table:{table}`, hier oder anderswo.',
  'place.missing':
    'Ich kann bei deiner Partie ({game}, Tisch `{table}`) nichts schreiben: Mir fehlt eine Berechtigung in <#{channel}> ({missing}). Deine Partie ist sicher; so lange geht `/hand table:{table}`.',

  // Rules.
  'rules.none': 'Kein Kapitel heißt so. Wähle eins aus der Liste unten.',
  'rules.which': '**Regeln**: Von welchem Spiel?',
  'rules.noneWhich': 'Kein Kapitel heißt so. Von welchem Spiel möchtest du die Regeln?',
  'rules.chapters': 'Alle Kapitel',
  'rules.games': 'Regeln eines anderen Spiels',
  'rules.pick': 'Anderes Kapitel',
  'rules.pickFirst': 'Wähle ein Kapitel',
  'rules.title': '## {title}',
  'rules.where': '-# {game}',
  'rules.choose': '**Regeln von {game}**: Welches Kapitel?',

  // Conceding.
  'concede.sure': '**{game} aufgeben?** Du bist dann aus der Partie; das lässt sich nicht zurücknehmen.',
  'concede.yes': 'Aufgeben',
  'concede.no': 'Weiterspielen',
  'concede.kept': 'Gut. Es hat sich nichts geändert.',
  'concede.done': 'Du hast aufgegeben.',

  // Settings.

  // Help.
  'help.title': '### Wie es weitergeht',
  'help.yourMove':
    '**Du bist dran** an {count, plural, one {einem Tisch} other {# Tischen}}: Drücke dort **Meine Hand & Züge**, oder nimm `/hand`.',
  'help.waiting':
    'Du sitzt an {count, plural, one {einem Tisch} other {# Tischen}}; andere sind dran. `/board` zeigt ein Spielfeld, `/games` alle deine Tische.',
  'help.lobby':
    'In diesem Kanal sucht ein Tisch Leute zum Mitspielen. Drücke **Mitspielen** auf seiner Nachricht; wer den Tisch eröffnet hat, drückt **Starten**.',
  'help.running': 'Hier läuft eine Partie. `/board` zeigt sie, `/log` erzählt, was geschehen ist.',
  'help.new':
    'Eröffne mit `/play` im Kanal eines Servers einen Tisch. Andere drücken **Mitspielen**, oder du holst einen Computer dazu; dann drücke **Starten**.',
  'help.learn':
    '`/learn` führt dich Tipp für Tipp durch eine erste Partie; `/rules` erklärt die Spiele in kurzen Kapiteln, `/card` zeigt jede Karte.',
  'help.decks':
    '`/deck new` baut ein eigenes Deck, auf Wunsch aus einem fertigen; `/deck list` zeigt deine Decks. Du kannst sie auf jedem Server spielen.',
  'help.league':
    '`/league list` zeigt die Ligen eines Servers, `/league show` eine davon, wo du mitmachen kannst; `/organise` leitet eine Liga.',
  'help.playButton': 'Tisch eröffnen',
  'help.learnButton': 'Ein Spiel lernen',
  'help.gamesButton': 'Deine Tische',
  'help.move': 'du bist dran',
  'help.all':
    '`/play` Tisch eröffnen · `/learn` eine erste Partie mit Tipps · `/games` deine Tische · `/hand` deine Karten und Züge · `/board` · `/log` · `/replay` · `/card` · `/deck` · `/rules` · `/profile` · `/away` · `/settings` · `/concede` · `/table` · `/data` was über dich gespeichert ist · `/mod` für die Moderation eines Servers',

  // Trouble.
  'error.unexpected':
    'Bei uns ist etwas schiefgegangen; deine Partie ist unverändert. Bitte versuche es noch einmal. Wenn es wieder passiert, melde es denen, die den Bot betreiben: Fehler `{id}`.',
  'error.unknownPress':
    'Diese Schaltfläche stammt aus einer älteren Fassung oder gehört nicht zu diesem Tisch. Mit `/games` geht es weiter.',
  'error.unknownCommand': 'Diesen Befehl habe ich nicht mehr. `/help` nennt die, die es gibt.',
  'error.again': 'Das kam einen Moment zu spät. Bitte drücke noch einmal.',
  'error.closing': 'Der Bot startet neu. Bitte versuche es gleich noch einmal.',

  // Permissions, as Discord names them.
  'permission.ViewChannel': 'Kanal ansehen',
  'permission.SendMessages': 'Nachrichten senden',
  'permission.CreatePublicThreads': 'Öffentliche Threads erstellen',
  'permission.SendMessagesInThreads': 'Nachrichten in Threads senden',
  'permission.AttachFiles': 'Dateien anhängen',
  'permission.EmbedLinks': 'Links einbetten',
  'permission.ReadMessageHistory': 'Nachrichtenverlauf anzeigen',
  'permission.unknown': 'Kanal ansehen, Nachrichten senden',
};
