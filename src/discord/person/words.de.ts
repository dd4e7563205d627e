/** A person's settings, in German. */
import type { Translation } from '#words/catalogue';
import type { settings as en } from './words.en.ts';

export const settings: Translation<typeof en> = {
  'settings.title': '**Deine Einstellungen** für alle Tische',
  'settings.tableTitle': '**Dieser Tisch**: dein Autopilot',
  'settings.mode': 'Autopilot an neuen Tischen',
  'settings.modeHere': 'Autopilot hier',
  'settings.fast': 'Schnell: passt, wenn es nichts zu entscheiden gibt',
  'settings.fastDetail': 'Schnelles Passen kann anderen verraten, dass du keine Antwort hattest.',
  'settings.strict': 'Streng: antwortet nie für mich',
  'settings.strictDetail': 'Du wirst jedes Mal gefragt.',
  'settings.pictures': 'Bilder',
  'settings.picturesWide': 'Breit: auf dem Telefon klein',
  'settings.picturesTall': 'Hoch: auf jedem Bildschirm gut zu lesen',
  'settings.picturesOff': 'Keine: stattdessen Text',
  'settings.language': 'Sprache dessen, was nur du siehst',
  'settings.languageDiscord': 'Wie dein Discord',
  'settings.confirm': 'Bevor etwas nicht mehr zurückzunehmen ist',
  'settings.confirmOn': 'Noch einmal nachfragen',
  'settings.confirmOff': 'Sofort ausführen',
  'settings.takeBacks': 'Wenn andere einen Zug zurücknehmen möchten',
  'settings.takeBacksAsk': 'Jedes Mal fragen',
  'settings.takeBacksNever': 'Ich stimme nie zu; sie erfahren es vorher',
  'settings.stops': 'Wo der Autopilot für dich anhält',
  'settings.stopsOf': 'Wo der Autopilot in **{game}** für dich anhält',
  'settings.stopsGame': 'Halte eines anderen Spiels',
  'settings.stopsWhich': 'Wo der Autopilot für dich anhält: In welchem Spiel?',
  'settings.saved': '-# Gespeichert.',
  'settings.notOffered':
    'Das Spiel bietet diese Antwort nicht an, also blieben deine Einstellungen, wie sie waren. Wähle eine aus der Liste in `/settings`.',
  'settings.later':
    '-# Den Autopiloten eines Tisches, an dem du schon sitzt, stellst du dort ein: Drücke „Mehr …“ auf seiner Nachricht.',
  'settings.here': 'Einstellungen für diesen Tisch',
};
