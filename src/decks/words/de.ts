/** German messages about deck lists that cannot be read. */
import type { Translation } from '#words/catalogue';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'list.long':
    'Das ist zu lang für eine Deckliste: Gelesen werden höchstens {most, number} Zeichen in {lines, number} Zeilen. Sende die Liste allein, eine Karte je Zeile.',
  'list.line': 'Diese Zeile ist länger als {most, number} Zeichen. Schreib eine Karte je Zeile, wie „4 Kestrel“.',
  'list.size': 'Ein Deck fasst höchstens {most, number} Karten, und von hier an hat es mehr. Nimm welche heraus.',
  'list.card': 'Keine Karte heißt „{name}“. Schlag sie mit /card nach, oder streich die Zeile.',
  'list.cardNear': 'Keine Karte heißt „{name}“. Meintest du {nearest}?',
  'list.cardTwice': 'Mehrere Karten heißen „{name}“. Schreib {labels}.',
  'list.number':
    '„{written}“ ist keine Anzahl von Karten. Schreib eine ganze Zahl von 1 bis {most, number}, wie „4 Kestrel“.',
  'list.edition': 'Eine Ausgabe „{typed}“ dieses Spiels gibt es nicht. Schreib {editions}.',
  'list.game': 'Diese Liste ist für „{typed}“, nicht für {game}. Ändere ihre Zeile „Game:“.',
  'list.heading':
    '„{key}:“ bedeutet in einer Deckliste nichts. Bekannt sind Name, Game, Edition, {sections}; vor eine Notiz gehört //.',
  'list.beside':
    '„{line}“ steht unter „{heading}“ und gehört nicht zum Deck. Setze die Zeile über diese Überschrift, um die Karten zu spielen, oder nimm sie heraus.',
  'list.struck':
    'Diese Zeile ist durchgestrichen und gehört nicht zum Deck. Nimm sie heraus oder schreibe sie ohne Striche.',
  'list.line.of': 'Zeile {line, number}: {text}{rule, select, none {} other { ({rule})}}',
  'list.of': '{text}{rule, select, none {} other { ({rule})}}',
  'list.more': '… und {n, number} mehr',
};
