/** How the computer players play, in German. At most 100 characters each. */
import type { Translation } from '#words/catalogue';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'about.admiral': 'Stark: baut auf, greift an, wenn es sich lohnt, und denkt seine Gefechte durch.',
  'about.mastermind':
    'Am stärksten: spielt jede Entscheidung etwa {playouts} Mal weiter, ehe sie fällt. Braucht Sekunden.',
  'about.strategist': 'Sehr stark: spielt jede Entscheidung etwa {playouts} Mal weiter, ehe sie fällt.',
  'about.captain': 'Mittel: baut auf und greift mit Plan an, kämpft aber ohne.',
  'about.cadet': 'Für den Anfang: weiß, was zu tun ist, und verliert oft den Faden. Gut für die erste Partie.',
  'about.drifter': 'Schwach: irgendein erlaubter Zug, vom Zufall gewählt.',
};
