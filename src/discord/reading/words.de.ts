/** Looking up cards, in German. */
import type { Translation } from '#words/catalogue';
import type { cards as en } from './words.en.ts';

export const cards: Translation<typeof en> = {
  'card.none':
    'Keine Karte heißt so. Versuche einen Teil des Namens, ein Wort aus ihrem Text, oder wähle eine aus der Liste, die beim Tippen erscheint.',
  'card.meant': 'Keine Karte heißt „{typed}“. **Meintest du …?**',
  'card.all': '**Karten**',
  'card.filtered': '**Passende Karten:** {typed}',
  'card.missing': '-# Nicht gefunden: {names}.',
  'card.left': '-# Auf einmal werden höchstens {max, number} Karten gezeigt.',
  'card.page': 'Seite {page, number} von {pages, number}.',
  'card.back': 'Zurück',
  'card.more': 'Mehr',
  'card.unfit': 'Keine Karte passt auf {typed}. Lass etwas weg.',
  'card.unknown': '„{given}“ sagt mir nichts.',
  'card.syntax':
    'Schreib einen Namen, mehrere mit Kommas, Wörter aus dem Text oder Bedingungen: `t:schiff` (Art), `r:caldari` (Volk), `s:core` (Set), `text:draw`, und Werte mit `=`, `<`, `<=`, `>`, `>=`, etwa `preis<=2 angriff>=3` oder „schiff mit angriff 6“. Werte: {names}.',
  'card.fitting': '{count, plural, one {Eine Karte passt.} other {# Karten passen.}}',
  'card.speaking':
    '{count, plural, one {Eine Karte spricht} other {# Karten sprechen}} davon: „{typed}“ steht im Text.',
  'card.pick': 'Eine davon ansehen',
  'card.house': '-# ◌ Wert oder Text von uns, nicht von der veröffentlichten Karte bekannt.',
  'card.printed': '-# Alle Werte sind von der veröffentlichten Karte bekannt.',
  'card.addedHouse': '-# ◌ Wert oder Text dieses zusätzlichen Sets, nicht als gedruckt angegeben.',
  'card.addedPrinted': '-# Alle Werte sind gedruckt, sagt dieses zusätzliche Set.',
  'card.textInEnglish': '-# Die Texte der Karten sind auf Englisch.',
  'card.nearest': '-# Nichts heißt „{typed}“; das hier kommt dem am nächsten.',
  'card.others': '-# Oder meintest du eine von diesen?',
  'card.decks': '{count, plural, one {**Im fertigen Deck**} other {**In den fertigen Decks**}}',
  'card.keywords': '**Begriffe darauf**',
  'card.rulings': '{count, plural, one {Regelentscheid} other {# Regelentscheide}}',
  'card.rulingsOn': '**Regelentscheide zu {name}**',
  'card.where': '-# {game} · {edition}{set, select, none {} other { · {set}}}',
  'card.bare': '**{name}**',
  'card.houseName': '{name} ◌',
};
