/** People's profiles, in German. */
import type { Translation } from '#words/catalogue';
import type { profile as en } from './words-profile.en.ts';

export const profile: Translation<typeof en> = {
  'profile.title': '### {who}',
  'profile.none': 'Noch keine Partie zu Ende gespielt.',
  'profile.tally':
    '**{game}**, {seats, plural, other {# Spieler}}: {played, plural, one {eine Partie} other {# Partien}}, {won, plural, =0 {keine gewonnen} one {eine gewonnen} other {# gewonnen}}',
  'profile.rest': '-# Und {count, plural, one {eine andere Partie} other {# andere Partien}}.',
  'profile.wait':
    'Antwortet meist innerhalb von {days, plural, =0 {{hours, plural, =0 {{minutes, plural, one {einer Minute} other {# Minuten}}} one {einer Stunde} other {# Stunden}}} one {einem Tag} other {# Tagen}}.',
  'profile.quicker':
    'Schneller als in den Partien davor: Da kam die Antwort meist innerhalb von {days, plural, =0 {{hours, plural, =0 {{minutes, plural, one {einer Minute} other {# Minuten}}} one {einer Stunde} other {# Stunden}}} one {einem Tag} other {# Tagen}}.',
  'profile.slower':
    'Langsamer als in den Partien davor: Da kam die Antwort meist innerhalb von {days, plural, =0 {{hours, plural, =0 {{minutes, plural, one {einer Minute} other {# Minuten}}} one {einer Stunde} other {# Stunden}}} one {einem Tag} other {# Tagen}}.',
  'profile.same': 'Etwa so schnell wie in den Partien davor.',
  'profile.waiting': 'Tische, die gerade warten: {count, plural, =0 {keine} one {einer} other {#}}.',
  'profile.audience': 'Wer das sehen darf',
  'profile.everybody': 'Alle',
  'profile.players': 'Wer schon mit mir am Tisch saß',
  'profile.me': 'Nur ich',
  'profile.makePage': 'Meine Ergebnisse als Seite',
  'profile.removePage': 'Seite entfernen',
  'profile.noPages': 'Hier gibt es keine Seiten. Wer den Bot betreibt, kann sie einschalten.',
  'profile.pageMade':
    'Wer die Adresse hat, sieht, was du hier gespielt hast und wie es ausging: Partien, Wertungen, Trophäen. Sonst findet sie niemand.',
  'profile.pageGone': 'Die Seite ist weg. Eine neue hat eine andere Adresse.',
};
