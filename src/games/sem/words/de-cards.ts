/** Terms on cards of Shattered Empires, and what is wrong with decks, in German. */
import type { Translation } from '#words/catalogue';
import type { cards as en } from './en-cards.ts';

export const cards: Translation<typeof en> = {
  edition: 'Version 2',
  'classes.fighter': 'Jäger',
  'classes.capital ship': 'Großkampfschiffe',
  'classes.station': 'Stationen',
  'classes.defense station': 'Verteidigungsstationen',
  'classes.base': 'Basen',
  'figure.hosts': 'Kommt auf',

  // Terms, by their places on a card.
  'keyword.yield': 'Ertrag (Yield)',
  'meaning.yield': 'Was deine Karten dir je Zug zum Bauen geben. Was nicht ausgegeben wird, verfällt.',
  'keyword.queue': 'Warteschlange (Queue)',
  'meaning.queue':
    'Wo Einheiten und Modifikationen liegen, bis sie bezahlt sind. Die Zahl sagt, wie viele Plätze dazukommen.',
  'keyword.cp': 'Kommandopunkte',
  'meaning.cp':
    'Sie bezahlen Befehle, Personal und den Beginn von Forschung. Sie kommen in deiner Zuteilungsphase zurück.',
  'keyword.handMax': 'Handmaximum',
  'meaning.handMax': 'Wie viele Karten du am Ende deines Zuges behalten darfst: 7, und was deine Karten hinzufügen.',
  'keyword.evasion': 'Ausweichen (Evasion)',
  'meaning.evasion': 'Ein Schuss darauf würfelt, zählt das Treffen des Schützen dazu und trifft ab dieser Zahl.',
  'keyword.hit': 'Treffen (Hit)',
  'meaning.hit': 'Wird zu den Würfen seiner Schüsse gezählt.',
  'keyword.testing': 'Erprobung (Testing)',
  'meaning.testing': 'Von der Fertigstellung bis zum Beginn des nächsten eigenen Zuges beginnt es keine Angriffe.',
  'keyword.station': 'Verteidigungsstation',
  'meaning.station': 'Sie beginnt keine Angriffe. Was vor ihr die Basis angreift, beschießt sie zuerst.',
  'keyword.sideboard': 'Sideboard',
  'meaning.sideboard': 'Liegt offen neben dem Deck, bis eine andere Karte es ins Spiel bringt.',

  // Decks.
  'format.standard': 'Standard',
  'format.standard.about':
    'Eine Basis und mindestens {least, number} Karten ihrer Fraktion oder neutrale, von jeder höchstens {copies, number}, außer sie ist Unlimited.',
  'deck.gone': 'Eine Karte „{card}“ gibt es nicht mehr. Nimm eine andere an ihrer Stelle.',
  'deck.small': 'Das Deck hat {n, number} Karten und braucht {least, number}. Füge {by, number} hinzu.',
  'deck.baseShuffled': '{card} ist eine Basis und wird nicht eingemischt. Verschieb die Karte zur Basis.',
  'deck.special': '{card} hat keine Kosten, liegt also im Sideboard. Verschieb die Karte dorthin.',
  'deck.ordinary': '{card} gehört nicht ins Sideboard, das für Karten ohne Kosten ist. Verschieb die Karte ins Deck.',
  'deck.oneBase':
    '{n, plural, =0 {Dem Deck fehlt eine Basis. Füge eine hinzu.} other {Das Deck hat # Basen. Behalte eine davon.}}',
  'deck.notBase': '{card} ist keine Basis. Verschieb die Karte ins Deck.',
  'deck.number': 'Wie oft {card}? Nenn eine ganze Zahl ab 1.',
  'deck.copies': 'Das Deck hat {n, number}-mal {card}, erlaubt ist {most, number}-mal. Nimm {by, number} heraus.',
  'deck.foreign':
    '{card} gehört zu einer anderen Fraktion als die Basis. Nimm sie heraus, oder nimm eine Basis ihrer Fraktion.',
};
