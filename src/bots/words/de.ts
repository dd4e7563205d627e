/** How the computer players play, in German. At most 85 characters each. */
import type { Translation } from '#words/catalogue';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'about.admiral': 'Stark: greift an, wenn es sich lohnt, und denkt seine Gefechte durch.',
  'about.mastermind': 'Denkt weit voraus: spielt eine Entscheidung bis zu {playouts}-mal weiter. Braucht Sekunden.',
  'about.strategist': 'Denkt voraus: spielt eine Entscheidung bis zu {playouts}-mal weiter, ehe sie fällt.',
  'about.captain': 'Baut auf und greift mit Plan an, kämpft aber ohne.',
  'about.lieutenant': 'Hat das Spiel gelernt und verliert manchmal den Faden.',
  'about.cadet': 'Für die erste Partie: weiß, was zu tun ist, und verliert oft den Faden.',
  'about.drifter': 'Irgendein erlaubter Zug, vom Zufall gewählt.',
};
