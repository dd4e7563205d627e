/** Games seen again, in German. */
import type { Translation } from '#words/catalogue';
import type { replay as en } from './words.en.ts';

export const replay: Translation<typeof en> = {
  'replay.at': '-# Schritt {step, number} von {steps, number} · Sicht: {view}',
  'replay.noPicture': '-# Wie der Tisch damals aussah, ist nicht gespeichert.',
  'replay.nothing': '-# Zu diesem Schritt gibt es nichts zu erzählen.',
  'replay.first': 'Anfang',
  'replay.back': 'Zurück',
  'replay.on': 'Weiter',
  'replay.last': 'Ende',
  'replay.turn': 'Zu einem Zug gehen',
  'replay.view': 'Sicht wählen …',
  'replay.spectator': 'Zuschauer',
  'replay.open': 'alle: alle Hände offen',
  'replay.handOf': 'Die Hand von {name}',
  'replay.file':
    '{kind, select, html {Die ganze Partie als Seite: Speichere sie, und öffne sie im Browser.} other {Die ganze Partie als Daten; `docs/replay.schema.json` im Quelltext dieses Bots beschreibt sie.}}\n-# Sicht: {view}',
  'replay.animation':
    '-# Das Ende jedes Zuges, Sicht: {view}{left, plural, =0 {} one {; für einen davon war kein Platz} other {; für # davon war kein Platz}}',
  'replay.blow': 'Letzter Schlag',
  'replay.noBlow': 'Diese Partie hat kein Angriff entschieden.',
  'replay.tooLarge':
    'Diese Partie ist zu lang für eine Datei, die hier gesendet werden darf. `/replay` und `/log` zeigen alles.',
  'replay.noBoards':
    'Von dieser Partie gibt es keine Bilder: Wie der Tisch aussah, ist nicht gespeichert oder ließ sich nicht zeichnen. `/log` erzählt, wie es ging.',
  'page.view': 'Sicht: {view}',
  'page.before': 'Vor dem ersten Zug',
  'page.fewer': 'Für ein Bild von jedem Zug war kein Platz.',
  'hands.title': '**Was alle am Ende auf der Hand hatten**',
};
