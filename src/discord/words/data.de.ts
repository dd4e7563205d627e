/** What is stored about a person, in German. */
import type { Translation } from '#words/catalogue';
import type { data as en } from './data.en.ts';

export const data: Translation<typeof en> = {
  'data.title': '**Was über dich gespeichert ist**',
  'data.summary':
    '{decks, plural, =0 {Keine eigenen Decks} one {Ein eigenes Deck} other {# eigene Decks}} · {settings, select, yes {deine Einstellungen} other {keine Einstellungen}} · {texts, plural, =0 {keine Nachricht wartet} one {eine Nachricht wartet} other {# Nachrichten warten}} noch auf dich · {tables, plural, =0 {keine Plätze} one {ein Platz an einem Tisch} other {Plätze an # Tischen}} mit {moves, plural, =0 {keinen Zügen} one {einem Zug} other {# Zügen}}.',
  'data.inFile': 'Für eine Nachricht ist es zu lang, darum hier als Datei.',
  'data.more':
    '-# Warum und wie lange es gespeichert wird: `docs/privacy.md` im Quelltext dieses Bots. Nur du siehst diese Nachricht.',
  'data.exported':
    '**Was über dich gespeichert ist**, als Datei, die Programme lesen können; `docs/data.schema.json` im Quelltext dieses Bots beschreibt sie. Über andere sagt sie nichts.',
  'data.account': 'Discord-Konto {user}',
  'data.settingsTitle': 'EINSTELLUNGEN',
  'data.awayTitle': 'WENN DU WEG BIST',
  'data.tablesTitle': 'TISCHE',
  'data.formerTitle': 'Plätze, die jemand anderes übernommen hat',
  'data.movesTitle': 'ZÜGE',
  'data.playedTitle': 'ZU ENDE GESPIELTE PARTIEN',
  'data.played': '{game} · {edition} · Spieler: {seats, number} · Partien: {played, number} · gewonnen: {won, number}',
  'data.textsTitle': 'NOCH MITZUTEILEN',
  'data.watchedTitle': 'TISCHE, DENEN DU ZUSCHAUST',
  'data.reportsTitle': 'MELDUNGEN AN DIE BETREIBER DES BOTS',
  'data.decksTitle': 'DECKS',
  'data.seat': 'Platz {n, number} als {name}',
  'data.orders': '{n, plural, one {eine Vorab-Anweisung} other {# Vorab-Anweisungen}}',
  'data.deleteButton': 'Alles löschen …',
  'data.sure': '**Alles löschen, was über dich gespeichert ist?** Das lässt sich nicht zurücknehmen.',
  'data.what':
    'Deine Decks, deine Einstellungen und noch nicht zugestellte Mitteilungen werden gelöscht. An Tischen, an denen du gesessen hast, heißt du „Former player“; die Partien selbst bleiben für die anderen. Nachrichten, die Discord schon zeigt, ändern sich nicht.',
  'data.yes': 'Alles löschen …',
  'data.computer': 'Computer übernimmt, alles löschen …',
  'data.concede': 'Aufgeben und alles löschen …',
  'data.no': 'Behalten',
  'data.kept': 'Gut. Es hat sich nichts geändert.',
  'data.form': 'Alles über mich löschen',
  'data.formWord': 'Tippe {word} ein',
  'data.formHint': 'Das lässt sich nicht zurücknehmen.',
  'data.word': 'LÖSCHEN',
  'data.mistyped': 'Das war nicht das Wort, also wurde nichts gelöscht.',
  'data.deleted':
    'Erledigt. Von dir ist nichts mehr gespeichert außer den Zügen von „Former player“. Wenn du mich wieder benutzt, beginnt es von vorn.',
  'data.standing':
    '**Du sitzt noch an {count, plural, one {einem Tisch} other {# Tischen}}.** Lobbys verlässt du. Laufende Partien gibst du auf, oder der Computer übernimmt deinen Platz, damit die anderen weiterspielen können:',
  'data.inGame': '- {game} (`{table}`, eröffnet {since})',
  'data.inLobby': '- {game} (`{table}`, eröffnet {since}), eine Lobby',
  'data.standingMore': '- und {count, plural, one {ein weiterer} other {# weitere}}; `/games` zeigt sie.',
};
