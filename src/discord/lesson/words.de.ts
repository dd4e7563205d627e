/** Guided first games, in German. */
import type { Translation } from '#words/catalogue';
import type { lesson as en } from './words.en.ts';

export const lesson: Translation<typeof en> = {
  'lesson.which':
    '**Welches Spiel möchtest du lernen?** Du spielst eine erste Partie mit Tipps. Eine, in der du mittendrin bist, geht weiter.',
  'lesson.this': '{game} lernen',
  'lesson.title': '🎓 **Tipp {n, number} von {of, number}**',
  'lesson.remember': '🎓 **Denk daran:**',
  'lesson.skip': 'Diesen überspringen',
  'lesson.off': 'Keine Tipps mehr',
  'lesson.on': 'Wieder Tipps',
  'lesson.again': 'Von vorn',
  'lesson.play': 'Richtig spielen',
  'lesson.another': 'Ein anderes Spiel lernen',
  'lesson.running':
    'Du steckst mitten in dieser Lernpartie. **Von vorn** beginnt sie neu; gewertet wird sie so oder so nicht.',
  'lesson.begun':
    'Diese Partie siehst nur du, und sie wird nicht gewertet: Probier alles aus. `/learn` holt sie jederzeit zurück.',
  'lesson.over': '**🎓 Das war deine erste Partie.** Jetzt weißt du, wie es geht: Spiel gegen jemanden.',
  'lesson.more': 'Mehr',
  'lesson.commands':
    '`/rules` erklärt alles in kurzen Kapiteln.\n`/card` zeigt jede Karte.\n`/play` öffnet in jedem Kanal einen Tisch.\n`/help` sagt überall, wie es weitergeht.',
};
