/** What is said of decks: their formats, and what is wrong with one, in German. */
import type { Translation } from '#words/catalogue';
import type { decks as en } from './en-decks.ts';

export const decks: Translation<typeof en> = {
  'format.casual': 'Locker',
  'format.tournament': 'Turnier',
  'format.casual.about': 'Ein Markt beliebiger Größe, der die Starthand füllt, beliebig viele Kopien einer Karte.',
  'format.tournament.about':
    'Ein Markt von mindestens {least, number} Karten, höchstens {copies, number} Kopien von jeder.',

  'deck.edition': 'Eine Ausgabe „{edition}“ gibt es nicht. Wähle {editions}.',
  'deck.gone': 'Eine Karte „{card}“ gibt es nicht mehr. Nimm eine andere an ihrer Stelle.',
  'deck.noBase': 'Dem Deck fehlt eine Sternenbasis. Füge eine hinzu: {bases}.',
  'deck.notBase': '{card} ist keine einfache Sternenbasis. Nimm die Karte von dort weg.',
  'deck.bases': 'Das Deck hat {n, number} Sternenbasen ({names}). Behalte eine davon.',
  'deck.noUpgrade': 'Dem Deck fehlt die ausgebaute Seite seiner Sternenbasis. Füge eine hinzu: {upgrades}.',
  'deck.notUpgrade': '{card} ist keine ausgebaute Seite einer Sternenbasis. Wähle {upgrades}.',
  'deck.upgrades': 'Das Deck hat {n, number} ausgebaute Seiten ({names}). Behalte eine davon.',
  'deck.upgradeRace':
    '{card} ist die ausgebaute Seite für {whose}; dieses Deck ist {race}. Wähle eine andere ausgebaute Seite.',
  'deck.notRegion': '{card} ist keine äußere Region. Nimm die Karte von dort weg.',
  'deck.regionTwice':
    '{card} steht {n, number}-mal da. Die drei äußeren Regionen müssen verschieden sein: behalte eine.',
  'deck.regionsFew':
    'Das Deck hat {n, plural, =0 {keine äußere Region} one {# äußere Region} other {# verschiedene äußere Regionen}}. Füge {by, number} hinzu: Es müssen genau 3 sein.',
  'deck.regionsMany': 'Das Deck hat {n, number} äußere Regionen. Nimm {by, number} heraus: Es müssen genau 3 sein.',
  'deck.empty': 'Der Markt ist leer. Füge die Karten hinzu, die du ziehen willst.',
  'deck.small':
    'Der Markt hat {n, plural, one {# Karte} other {# Karten}}. Füge {by, number} hinzu: Ein Turnierdeck hat mindestens {least, number}.',
  'deck.noHand':
    'Der Markt hat {n, plural, one {# Karte} other {# Karten}}. Füge {by, number} hinzu: Wer die Starthand von {least, number} nicht ziehen kann, verliert sofort.',
  'deck.copies':
    'Es sind {n, number} Kopien von {card}. Nimm {by, number} heraus: Ein Turnierdeck hat höchstens {most, number}.',
  'deck.number': '{card} hat keine ganze Zahl von Kopien. Schreib eine.',
  'deck.regionShuffled': '{card} wird nie in den Markt gemischt. Führ die Karte als äußere Region auf.',
  'deck.baseShuffled': '{card} wird nie in den Markt gemischt. Führ die Karte als Sternenbasis auf.',
  'deck.upgradeShuffled': '{card} wird nie in den Markt gemischt. Führ die Karte als Ausbau auf.',
  'deck.race': '{card} ist für {whose}; dieses Deck ist {race}. Nimm die Karte heraus.',
  'deck.otherEdition':
    '{card} ist eine Karte aus {other}, die {edition} nicht kennt. Nimm sie heraus, oder spiel {other}.',
};
