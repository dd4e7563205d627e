/** What leagues refuse, and what they tell in their channel, in German. */
import type { Translation } from '#words/catalogue';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'league.name-taken': 'Hier gibt es schon eine Liga namens {name}. Wähle einen anderen Namen.',
  'league.name-bad': 'Der Name einer Liga hat 1 bis 40 Zeichen. Wähle einen kürzeren.',
  'league.many': 'Auf diesem Server laufen {most} Ligen, mehr können es nicht sein. Beende erst eine.',
  'league.no-right': 'Ligen eröffnet, wer diesen Server verwaltet oder moderiert. Frage jemanden davon.',
  'league.not-organiser':
    'Das kann nur die Leitung: wer die Liga eröffnet hat und wer diesen Server verwaltet. Frage jemanden davon.',
  'league.unknown': 'Diese Liga gibt es nicht mehr. `/league list` zeigt die vorhandenen.',
  'league.started': '{name} hat begonnen; die Anmeldung ist geschlossen.',
  'league.not-started': '{name} hat noch nicht begonnen.',
  'league.over': '{name} ist vorbei. `/league history` zeigt, wie es ausging.',
  'league.full': 'Alle {places} Plätze sind vergeben.',
  'league.few':
    'Es braucht {least} Leute, dabei {count, plural, =0 {ist niemand} one {ist eine Person} other {sind #}}. Bitte andere dazu.',
  'league.late': 'Runde {round} ist ausgelost; dazukommen konnte man bis Runde {last}.',
  'league.closed': 'Bei {name} kann man nicht mehr dazukommen. Spiele die nächste Saison mit.',
  'league.rounds':
    'Mit {count} Leuten gibt es {most, plural, one {eine Runde} other {# Runden}} ohne Wiederholung. Wähle weniger, oder lass alle gegen alle spielen.',
  'league.setting': 'Das lässt sich nicht einstellen. Wähle aus den Listen.',
  'league.deck-illegal': '{deck} ist hier nicht erlaubt: {text} Wähle ein anderes Deck.',
  'league.excluded': 'Die Leitung hat dich aus dieser Saison genommen. Frage nach.',
  'league.not-in': 'Du bist nicht bei {name}. **Mitmachen** nimmt einen Platz.',
  'league.no-match': 'Hier gibt es kein Match {match}. Die Paarungen zeigen die Nummern.',
  'league.match-free': 'Match {match} hat keinen Gegner, da ist nichts zu setzen.',
  'league.follows': 'Auf Match {match} folgen Matches, die schon begonnen haben. Es bleibt, wie es ist.',
  'league.score': 'Das ist kein Ergebnis dieses Matches. Sag, wie viele Partien beide gewonnen haben.',
  'league.reason': 'Sag in {least} bis {most} Zeichen, warum; alle können es lesen.',
  'league.extended':
    'Match {match} kann {left, plural, =0 {keine Zeit} one {noch einen Tag} other {noch # Tage}} bekommen: höchstens {most} Tage je Match.',
  'league.gift-spent': 'Du hast in diesem Match {most} Tage verschenkt, mehr geht nicht.',
  'league.no-open-match': 'Dieses Match läuft nicht, also gibt es keine Zeit zu geben.',
  'league.not-done': 'Es laufen noch Matches. Spätestens wenn eine Zeit abgelaufen ist, enden sie.',
  'league.changed': 'Jemand war schneller. Sieh noch einmal nach, so steht es jetzt.',
  'league.seats': '{game} spielt man nicht zu zweit, also nicht in so einer Liga.',

  'news.cancelled': '**{league}** ist abgesagt: „{reason}“',
  'news.cancelled-few': '**{league}** ist abgesagt, weil zu wenige dabei sind.',
  'news.longer': 'Die Anmeldung für **{league}** geht noch eine Woche weiter: Es braucht {least} Leute.',
  'news.started': '**{league}** hat mit {count} Leuten begonnen.',
  'news.round': 'Runde {round} von **{league}** ist ausgelost.',
  'news.cut': 'Die Runden von **{league}** sind vorbei. Die besten {count} spielen im K.-o.-System weiter.',
  'news.won': '{winner} schlägt {loser} (Match {match}).',
  'news.drawn': '{winner} und {loser} trennen sich unentschieden (Match {match}).',
  'news.time': 'Die Zeit von {loser} ist abgelaufen: {winner} gewinnt Match {match}.',
  'news.absent': '{loser} ist nicht gekommen: {winner} gewinnt Match {match}.',
  'news.nobody': 'Zu Match {match} ist niemand gekommen: Beide verlieren.',
  'news.dropped': '{loser} ist ausgestiegen: {winner} gewinnt Match {match}.',
  'news.replay': 'Match {match} zwischen {winner} und {loser} endete unentschieden, also spielen sie noch einmal.',
  'news.ruled': 'Die Leitung hat Match {match} auf {won} : {lost} für {winner} gegen {loser} gesetzt: „{reason}“',
  'news.left': '{person} ist bei **{league}** ausgestiegen.',
  'news.removed': 'Die Leitung hat {person} aus **{league}** genommen: „{reason}“',
  'news.stuck': 'Match {match} von **{league}** konnte nicht beginnen. Die Leitung kann sein Ergebnis setzen.',
  'news.review': 'Alle Matches von **{league}** sind gespielt. Die Leitung sieht sie durch, dann gilt das Ergebnis.',
  'news.final':
    '**{league}, Saison {season}**: 1. {first}{second, select, none {} other { · 2. {second}}}{third, select, none {} other { · 3. {third}}}',
};
