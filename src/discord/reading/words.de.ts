/** Looking up cards, in German. */
import type { Translation } from '#words/catalogue';
import type { cards as en } from './words.en.ts';

export const cards: Translation<typeof en> = {
  'card.none':
    'Keine Karte heißt so. Versuche einen Teil des Namens, ein Wort aus ihrem Text, oder wähle eine aus der Liste, die beim Tippen erscheint.',
  'card.meant': 'Keine Karte heißt „{typed}“. **Meintest du …?**',
  'card.filtered': '**Karten** nach deiner Auswahl.',
  'card.unfit': 'Keine Karte erfüllt das alles. Lass einen der Filter weg.',
  'card.fitting': '{count, plural, one {Eine Karte passt.} other {# Karten passen.}}',
  'card.speaking':
    '{count, plural, one {Eine Karte spricht} other {# Karten sprechen}} davon: „{typed}“ steht im Text.',
  'card.first': 'Hier sind die ersten {n, number}.',
  'card.pick': 'Eine davon ansehen',
  'card.house': '-# ◌ Wert oder Text von uns, nicht von der veröffentlichten Karte bekannt.',
  'card.printed': '-# Alle Werte sind von der veröffentlichten Karte bekannt.',
  'card.addedHouse': '-# ◌ Wert oder Text dieses zusätzlichen Sets, nicht als gedruckt angegeben.',
  'card.addedPrinted': '-# Alle Werte sind gedruckt, sagt dieses zusätzliche Set.',
  'card.textInEnglish': '-# Die Texte der Karten sind auf Englisch.',
  'card.nearest': '-# Nichts heißt „{typed}“; das hier kommt dem am nächsten.',
  'card.others': '-# Weitere: {names}. Wähle aus der Liste, die beim Tippen erscheint.',
  'card.decks': '{count, plural, one {**Im fertigen Deck**} other {**In den fertigen Decks**}} {decks}',
  'card.keywords': '**Begriffe darauf**',
  'card.rulings': '**Regelentscheide**',
  'card.where': '-# {game} · {edition}{set, select, none {} other { · {set}}}',
  'card.bare': '**{name}**',
  'card.houseName': '{name} ◌',
};
