/** Guided first games, in German. */
import type { Translation } from '#words/catalogue';
import type { lesson as en } from './words.en.ts';

export const lesson: Translation<typeof en> = {
  'lesson.which':
    '**Welches Spiel möchtest du lernen?** Du spielst eine erste Partie mit Tipps. Eine, in der du mittendrin bist, geht weiter.',
  'lesson.this': '{game} lernen',
  'lesson.title': '🎓 **Tipp {n, number} von {of, number}**',
  'lesson.skip': 'Diesen überspringen',
  'lesson.off': 'Keine Tipps mehr',
  'lesson.on': 'Wieder Tipps',
  'lesson.again': 'Von vorn',
  'lesson.running':
    'Du steckst mitten in dieser Lernpartie. **Von vorn** beginnt sie neu; gewertet wird sie so oder so nicht.',
  'lesson.begun':
    'Diese Partie siehst nur du, und sie wird nicht gewertet: Probier alles aus. `/learn` holt sie jederzeit zurück.',
  'lesson.over':
    '**🎓 Das war deine erste Partie.** Wie weiter?\n- `/play` im Kanal eines Servers öffnet einen Tisch, für Leute oder Computer.\n- `/rules` erklärt alles in kurzen Kapiteln.\n- `/card` zeigt jede Karte.\n**Von vorn** gibt dir genau diese Partie noch einmal.',
};
