/** Lists of tables, and tables where nothing goes on, in German. */
import type { Translation } from '#words/catalogue';
import type { tables as en } from './words.en.ts';

export const tables: Translation<typeof en> = {
  // Lists of tables.
  'games.title': '**Deine Tische**',
  'games.none': 'Du sitzt an keinem Tisch. Eröffne einen mit `/play`.',
  'games.yourMove': '**Du bist dran**, gefragt {since}',
  'games.finished': '{how} {when}',
  'games.finishedTitle': '**Beendet**',
  'games.waiting': 'wartet auf {who}, gefragt {since}',
  'games.serverTitle': '**Tische dieses Servers**',
  'games.noneInServer': 'Auf diesem Server gibt es keinen Tisch, den du sehen kannst. Eröffne einen mit `/play`.',
  'games.noServer': 'Hier ist kein Server. `/games` ohne `server` zeigt deine eigenen Tische.',
  'games.lobby': 'sucht noch Leute ({count, number} von {seats, number})',
  'games.line': '{n, number}. {game} · {state} · {where}',
  'games.lesson': 'eine erste Partie mit Tipps; `/learn` bringt sie zurück',
  'games.lessonShort': 'eine erste Partie mit Tipps',
  'games.pick': 'Einen öffnen',
  'games.which': 'Welchen Tisch meinst du?',
  'games.noneHere': 'In diesem Kanal ist kein Tisch. Nimm die Option `table`, oder eröffne einen mit `/play`.',
  'games.noSeat': 'Du sitzt an keinem laufenden Tisch. Spiele irgendwo mit, oder eröffne einen Tisch mit `/play`.',

  // What has happened since the last look.
  'news.title': '**Seit du zuletzt hier warst**',
  'news.quiet':
    '{count, plural, one {Andere haben einmal gepasst oder Ähnliches.} other {Andere haben # Mal gepasst oder Ähnliches.}}',
  'news.attacks': 'Angriffe, seit du zuletzt hier warst',
  'news.all': 'Alles (+{left, number})',

  // Tables where nothing goes on.
  'lobby.expired':
    'Niemand hat diesen Tisch innerhalb von zwei Wochen gestartet, also wurde er geschlossen. Eröffne mit `/play` einen neuen.',

  'lobby.ended': 'Von der Verwaltung dieses Servers beendet. Niemand hat gewonnen.',
  'lobby.endedLeague': 'Vorzeitig beendet. Wie das Match zählt, sagt die Liga: siehe `/league pairings`.',
  'lobby.endedAgreed': 'Ohne Ergebnis beendet: Alle haben zugestimmt.',
  'lobby.endedAsleep': 'Ohne Ergebnis beendet: Seit einem Jahr hat niemand gezogen.',
  'sleep.notice':
    '**Dieser Tisch ist eingeschlafen**, weil seit zwei Monaten niemand gezogen hat. Jeder Zug weckt ihn, und die Schaltfläche auch; sonst endet er {end} ohne Ergebnis.',
  'sleep.wake': 'Wecken',
  'sleep.awake': 'Der Tisch ist wach.',
  'stuck.repost': '{table} neu senden',
  'stuck.close': '{table} schließen',
  'table.watch': 'Zuschauen…',
  'table.open': '🖐️ Offene Hände: An diesem Tisch dürfen alle jede Hand sehen.',
  'watch.off': 'Dieser Partie zuschauen? Der Bot schreibt dir dann direkt, wie sie läuft.',
  'watch.turns': 'Du bekommst eine Direktnachricht, sooft der Tisch auf jemand anderen wartet, und am Ende der Partie.',
  'watch.end': 'Du bekommst eine Direktnachricht, wenn die Partie vorbei ist.',
  'watch.choose.turns': 'Jeder Zug',
  'watch.choose.end': 'Nur das Ende',
  'watch.choose.off': 'Nichts',
  'watch.stop': 'Aufhören',
  'watch.over': 'Die Partie ist vorbei.',
  'stuck.reposted': 'Erledigt: Die Nachricht des Tisches wird in <#{channel}> neu gesendet.',
  'stuck.left':
    '**{name}** hat diesen Server verlassen, und der Tisch wartet. Alle, die hier sitzen, können den Computer für {name} weiterspielen lassen.{who, select, none {} other { {who}}}',
  'stuck.standIn': 'Computer für {name}',
  'stuck.standInSure':
    '**Den Computer für {name} weiterspielen lassen?** Der Platz gehört für den Rest der Partie dem Computer; {name} erfährt davon.',
  'stuck.standInYes': 'Computer spielen lassen',
  'stuck.stoodIn': 'Der Computer spielt für **{name}** weiter.',
  'stuck.stillHere':
    '**{name}** ist noch auf diesem Server und behält den Platz. Wer den Server verwaltet, kann ihn trotzdem dem Computer geben.',
  'standIn.on': '-# Der Computer spielt für dich. Er hat {at} übernommen.',
  'standIn.waiting': 'Warten auf {who}. Bis du zurück bist, bekommst du keine Benachrichtigungen.',
  'standIn.back': 'Ich bin zurück',
  'standIn.sure':
    '**Den Computer in {game} für dich spielen lassen?** Der Platz bleibt deiner: Drücke bei deinen Zügen **Ich bin zurück**, und du spielst wieder selbst. Der Computer sieht nur, was du sehen darfst, und nimmt keine Angebote von anderen an.',
  'standIn.yes': 'Für mich spielen lassen',
  'standIn.begun':
    'Der Computer spielt für dich, {turns, plural, =0 {bis du zurück bist} one {für diesen Zug} other {für # Züge, diesen eingeschlossen}}. Unter **Meine Hand & Züge** findest du **Ich bin zurück**.',
  'stuck.noPerson': 'Auf diesem Platz sitzt niemand, für den der Computer spielen könnte.',
  'stuck.end': 'Für alle beenden …',
  'stuck.endSure':
    '**{game} für alle beenden?** Niemand gewinnt, und es lässt sich nicht zurücknehmen. Du kannst das, weil du den Server verwaltest.',
  'stuck.endYes': 'Partie beenden',
  'stuck.no': 'So lassen',
  'stuck.ended': 'Die Partie ist beendet, und alle am Tisch erfahren es.',
  'stuck.notManager':
    'Nur wer diesen Server verwaltet, kann eine Partie für alle beenden. `/concede` gibt deine eigene auf.',

  // Somebody who presses without end, or too many at a time.
  'error.flood':
    'Du drückst schneller, als ich antworten kann, also zählte das nicht. Warte, bis das Frühere beantwortet ist, und drücke dann noch einmal.',
  'error.floodServer':
    'Auf diesem Server ist mehr los, als ich auf einmal beantworten kann, also zählte das nicht. Warte ein paar Sekunden, und drücke dann noch einmal.',
  'error.floodAll':
    'Überall ist mehr los, als ich auf einmal beantworten kann, also zählte das nicht. Warte ein paar Sekunden, und drücke dann noch einmal.',
};
