/** How a game went, in English. */
export const recap = {
  'recap.button': 'How it went',
  'recap.title': 'How the game went',
  'recap.subtitle': '{game} · chances of winning',
  'recap.seat': 'Player {n, number}',
  'recap.chance': '{chance, number, ::percent}',
  'recap.point': '**{n, number}.** {turn}\n{who}: {from, number, ::percent} → {to, number, ::percent}',
  'recap.begin': 'Start',
  'recap.end': 'End',
  'recap.opening': 'The opening',
  'recap.even': 'No turn changed anybody’s chances much.',
  'recap.byLook': 'Chances of winning as each turn began, judged by what lay open on the table.',
  'recap.byPlay':
    'Chances of winning as each turn began: computers played on from there several times, with what was hidden dealt anew.',
  'mistake.button': 'My costliest decision',
  'mistake.title': 'The decision that cost you most',
  'mistake.none':
    'None of the decisions before your chances fell most stands out: nothing clearly better was to be had.',
  'mistake.own': 'You chose: {what}. You won {chance, number, ::percent} of the games that went on from there.',
  'mistake.better':
    '**Better: {what}** That would have been worth {more, number, ::percent} more: {chance, number, ::percent} of them.',
  'mistake.how': 'Looked at were a few decisions of yours, for what you could see then. Nobody else is shown this.',
  'recap.see': 'See a turning point again',
} as const;
