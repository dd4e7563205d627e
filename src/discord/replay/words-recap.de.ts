/** How a game went, in German. */
import type { Translation } from '#words/catalogue';
import type { recap as en } from './words-recap.en.ts';

export const recap: Translation<typeof en> = {
  'recap.button': 'Verlauf',
  'recap.title': 'Wie die Partie verlief',
  'recap.subtitle': '{game} · Siegchancen',
  'recap.seat': 'Platz {n, number}',
  'recap.chance': '{chance, number, ::percent}',
  'recap.point': '**{n, number}.** {turn}\n{who}: {from, number, ::percent} → {to, number, ::percent}',
  'recap.begin': 'Beginn',
  'recap.end': 'Ende',
  'recap.opening': 'Die Eröffnung',
  'recap.even': 'Kein Zug hat an irgendjemandes Aussichten viel geändert.',
  'recap.byLook': 'Aussichten auf den Sieg zu Beginn jedes Zuges, beurteilt nach dem, was offen auf dem Tisch lag.',
  'recap.byPlay':
    'Aussichten auf den Sieg zu Beginn jedes Zuges: Computer haben von dort mehrmals weitergespielt, Verdecktes neu ausgeteilt.',
  'mistake.button': 'Meine teuerste Entscheidung',
  'mistake.title': 'Die Entscheidung, die dich am meisten kostete',
  'mistake.none':
    'Von den Entscheidungen, bevor deine Aussichten am meisten sanken, sticht keine heraus: Klar Besseres gab es nicht.',
  'mistake.own':
    'Du hast gewählt: {what}. Von den Partien, die dort weitergingen, gewannst du {chance, number, ::percent}.',
  'mistake.better':
    '**Besser: {what}** Das wäre {more, number, ::percent} mehr wert gewesen: {chance, number, ::percent} davon.',
  'mistake.how': 'Angesehen wurden einige deiner Entscheidungen, nach dem, was du sehen konntest. Das siehst nur du.',
  'recap.see': 'Einen Wendepunkt noch einmal ansehen',
};
