/** When people are away, in German. */
import type { Translation } from '#words/catalogue';
import type { away as en } from './words-away.en.ts';

export const away: Translation<typeof en> = {
  'away.title': '**Wenn du weg bist**',
  'away.noZone': 'Zeitzone: nicht festgelegt. `/away zone` legt sie fest.',
  'away.zoneIs': 'Zeitzone: {zone}. Dort ist es jetzt {time}.',
  'away.noSleep': 'Schlafzeit: keine.',
  'away.sleepIs': 'Schlafzeit: {from} bis {to}. Änderungen gelten ab der nächsten Frage an dich.',
  'away.vacation': 'Abwesend von {from} bis {to}.',
  'away.left': 'Urlaub übrig in diesem Jahr: {left, plural, one {ein Tag} other {# Tage}}.',
  'away.automatic': 'Läuft deine Zeit ab, wird von selbst ein Urlaubstag genommen.',
  'away.notAutomatic': 'Läuft deine Zeit ab, wird kein Urlaub genommen.',
  'away.stops': '{n, plural, one {Eine Uhr beachtet} other {# Uhren beachten}} das: {list}.',
  'away.disregards': '{n, plural, one {Ein Tisch beachtet} other {# Tische beachten}} es nicht: {list}.',
  'away.noClocks': 'Du spielst gerade an keinem Tisch mit Uhr; es gilt für künftige.',
  'away.timeWrong': 'Uhrzeiten schreibst du wie 23:00 oder 7:30. Bitte versuche es noch einmal.',
};
