/** What is stored about a person, in German. */
import type { Translation } from '#words/catalogue';
import type { data as en } from './words-data.en.ts';

export const data: Translation<typeof en> = {
  'data.title': '**Was über dich gespeichert ist**',
  'data.summary':
    '{decks, plural, =0 {Keine eigenen Decks} one {Ein eigenes Deck} other {# eigene Decks}} · {settings, select, yes {deine Einstellungen} other {keine Einstellungen}} · {texts, plural, =0 {keine Nachricht wartet} one {eine Nachricht wartet} other {# Nachrichten warten}} noch auf dich · {tables, plural, =0 {keine Plätze} one {ein Platz an einem Tisch} other {Plätze an # Tischen}} mit {moves, plural, =0 {keinen Zügen} one {einem Zug} other {# Zügen}}.',
  'data.exported':
    '**Was über dich gespeichert ist**, als Datei, die Programme lesen können; `docs/data.schema.json` im Quelltext dieses Bots beschreibt sie. Über andere sagt sie nichts.',
  'data.account': 'Discord-Konto {user}',
  'data.noSettings': '- Einstellungen: keine, alles wie üblich.',
  'data.settings': '- Einstellungen: was du gewählt hast. `/settings` zeigt es.',
  'data.noCalendar': '- Wann du weg bist: nichts.',
  'data.calendar': '- Wann du weg bist: Zeitzone, Schlafzeit und Urlaub. `/away show` zeigt es.',
  'data.decks': '- Eigene Decks: {n, plural, =0 {keine} other {#}}{since, select, none {} other {, seit {since}}}.',
  'data.tables':
    '- Tische: {n, plural, =0 {keine Plätze} one {ein Platz an einem Tisch} other {Plätze an # Tischen}}{since, select, none {} other {, seit {since}}}.',
  'data.table':
    '  - {game} (`{table}`), Platz {n, number} als {name}, eröffnet {since}{orders, select, none {} other {, {orders}}}',
  'data.tablesMore': '  - und {n, plural, one {ein weiterer} other {# weitere}}',
  'data.former': '- Plätze von dir, die jemand anderes übernommen hat: {n, plural, =0 {keine} other {#}}.',
  'data.moves': '- Züge an diesen Tischen: {n, plural, =0 {keine} other {#}}.',
  'data.played': '- Ergebnisse zu Ende gespielter Partien: {n, plural, =0 {keine} other {#}}. `/profile` zeigt sie.',
  'data.texts': '- Nachrichten, die noch auf dich warten: {n, plural, =0 {keine} other {#}}.',
  'data.watched': '- Tische, denen du zuschaust: {n, plural, =0 {keine} other {#}}.',
  'data.leagues': '- Ligen: {n, plural, =0 {keine} one {eine Saison} other {# Saisons}}.',
  'data.reports': '- Meldungen von dir an die Betreiber des Bots: {n, plural, =0 {keine} other {#}}.',
  'data.acts':
    '- Was Moderatoren getan haben, du selbst oder dich betreffend: {n, plural, =0 {nichts} other {#}}{since, select, none {} other {, seit {since}}}.',
  'data.more':
    'Alles als Datei: `/data export`. Löschen lassen: mit dem Knopf oder `/data delete`.\n-# Warum und wie lange es gespeichert wird: `docs/privacy.md` im Quelltext dieses Bots. Nur du siehst diese Nachricht.',
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
