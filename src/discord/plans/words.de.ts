/** Answers that are set beforehand, and hidden timing, in German. */
import type { Translation } from '#words/catalogue';
import type { orders as en } from './words.en.ts';

export const orders: Translation<typeof en> = {
  'order.button': 'Vorab-Anweisungen …',
  'order.nextTime': 'Nächstes Mal auch so …',
  'order.title': '**Vorab-Anweisungen** · {game}',
  'order.none':
    'Noch keine. Wähle, wo im Zug du passen würdest, oder drücke bei einer Frage **Nächstes Mal auch so …**.',
  'order.about':
    '-# Jede gilt nur, wo es genau das zu tun gibt. Was sie nicht vorhersieht, beendet sie, und du wirst gefragt. Niemand sonst sieht, was du festgelegt hast.',
  'order.line': '{n, number}. {at}: {move} · {term}{else, select, pass { · sonst passen} other {}}',
  'order.ended': '-# Deine Vorab-Anweisung ist beendet: {at}, {move}. {why}',
  'order.count': '-# {n, plural, one {Eine Vorab-Anweisung ist} other {# Vorab-Anweisungen sind}} festgelegt.',
  'order.pass': 'passen',
  'order.drop': 'Eine entfernen',
  'order.plan': 'Passen planen bei …',
  'order.ways': '**Was soll beim nächsten Mal geschehen?** Die offene Frage wird damit nicht beantwortet.',
  'order.noWays':
    'Hier lässt sich nichts vorab festlegen: Jede Antwort lässt eine Wahl offen oder muss bestätigt werden.',
  'order.choose': 'Wähle, was zu tun ist',
  'order.sure': '**{at}: {move}.** Für wie lange?',
  'order.once': 'Einmal',
  'order.turn': 'Bis dieser Zug vorbei ist',
  'order.termOnce': 'einmal',
  'order.termTurn': 'bis der Zug vorbei ist',
  'order.termSpan': 'bis dieser Teil der Partie vorbei ist',
  'order.onceElse': 'Einmal, sonst passen',
  'order.turnElse': 'Diesen Zug, sonst passen',
  'order.saved': 'Ist festgelegt. Es gilt ab der nächsten Frage.',
  'order.dropped': 'Ist entfernt.',
  'order.why.gone': 'Die Karte war inzwischen weg und ist wiedergekommen.',
  'order.why.not-offered': 'Es war nicht möglich.',
  'order.why.several': 'Mehr als eine Antwort passte.',
  'order.why.choice': 'Es gab mehr zu wählen.',
  'order.why.alert': 'Etwas betraf dich.',
  'order.why.event': 'Mit etwas von dir ist etwas geschehen.',
  'order.why.over': 'Ihre Zeit war vorbei.',
  'order.why.taken-back': 'Ein Zug wurde zurückgenommen.',
  'order.why.rules': 'Die Regeln haben sich geändert.',
  'order.why.stand-in': 'Der Computer hat für dich gespielt.',
  'veil.answered':
    '-# Dein Autopilot antwortet hier {at}, wenn du es nicht vorher tust. Der Zeitpunkt verrät den anderen nichts.',
  'lobby.veil': 'Automatische Antworten',
  'lobby.veilOn': 'Nach einer Weile, damit sie nichts verraten',
  'lobby.veilOff': 'Sofort',
  'lobby.veiled': 'Automatische Antworten kommen nach einer Weile, damit sie nichts verraten.',
  'settings.fastVeiled': 'Hier antwortet er nach 2 bis 20 Minuten, das verrät den anderen nichts.',
};
