/** What is said of decks, in English: their formats, and what is wrong with one. ICU messages; the latter plain text. */
export const decks = {
  'format.casual': 'Casual',
  'format.tournament': 'Tournament',
  'format.casual.about': 'A market of any size that fills the opening hand, any number of copies of a card.',
  'format.tournament.about': 'A market of at least {least, number} cards, at most {copies, number} copies of each.',

  'deck.edition': 'There is no edition “{edition}”. Choose {editions}.',
  'deck.gone': 'There is no card “{card}” any more. Put another one in its place.',
  'deck.noBase': 'The deck has no starbase. Add one: {bases}.',
  'deck.notBase': '{card} is no basic starbase. Take it out of that place.',
  'deck.bases': 'The deck has {n, number} starbases ({names}). Keep one of them.',
  'deck.noUpgrade': 'The deck has no upgraded side for its starbase. Add one: {upgrades}.',
  'deck.notUpgrade': '{card} is no upgraded side of a starbase. Choose {upgrades}.',
  'deck.upgrades': 'The deck has {n, number} upgraded sides ({names}). Keep one of them.',
  'deck.upgradeRace':
    '{card} is the upgraded side of a {whose} starbase; this deck is {race}. Choose another upgraded side.',
  'deck.notRegion': '{card} is no outer region. Take it out of that place.',
  'deck.regionTwice': '{card} is listed {n, number} times. The three outer regions must differ: keep one.',
  'deck.regionsFew':
    'The deck has {n, plural, =0 {no outer region} one {# outer region} other {# different outer regions}}. Add {by, number}: it must be exactly 3.',
  'deck.regionsMany': 'The deck has {n, number} outer regions. Take {by, number} out: it must be exactly 3.',
  'deck.empty': 'The market is empty. Add the cards that you want to draw.',
  'deck.small':
    'The market has {n, plural, one {# card} other {# cards}}. Add {by, number}: a tournament deck has at least {least, number}.',
  'deck.noHand':
    'The market has {n, plural, one {# card} other {# cards}}. Add {by, number}: whoever cannot draw the opening hand of {least, number} loses at once.',
  'deck.copies':
    'There are {n, number} copies of {card}. Take {by, number} out: a tournament deck has at most {most, number}.',
  'deck.number': '{card} has no whole number of copies. Write one.',
  'deck.regionShuffled': '{card} is never shuffled into the market. List it as an outer region.',
  'deck.baseShuffled': '{card} is never shuffled into the market. List it as the starbase.',
  'deck.upgradeShuffled': '{card} is never shuffled into the market. List it as the upgrade.',
  'deck.race': '{card} is for {whose}; this deck is {race}. Take it out.',
  'deck.otherEdition': '{card} is a card of {other}, which {edition} does not know. Take it out, or play {other}.',
} as const;
