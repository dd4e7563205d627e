/** Looking up cards, in English. */
export const cards = {
  'card.none':
    'No card by that name. Try a part of it, a word of its text, or pick one from the list that appears while you type.',
  'card.meant': 'No card is called “{typed}”. **Did you mean …?**',
  'card.filtered': '**Cards** by what you have chosen.',
  'card.unfit': 'No card is all of that. Leave one of the filters out.',
  'card.fitting': '{count, plural, one {One card fits.} other {# cards fit.}}',
  'card.speaking':
    '{count, plural, one {One card speaks of it} other {# cards speak of it}}: “{typed}” is in the text.',
  'card.first': 'Here are the first {n, number}.',
  'card.pick': 'Show one of them',
  'card.house': '-# ◌ our own figure or text, not known from the published card.',
  'card.printed': '-# All figures are known from the published card.',
  'card.addedHouse': '-# ◌ a figure or text of this added set, not said to be printed.',
  'card.addedPrinted': '-# All figures are printed ones, as this added set says.',
  'card.textInEnglish': '-# The texts of cards are in English.',
  'card.nearest': '-# Nothing is called “{typed}”; this is the nearest.',
  'card.others': '-# Others: {names}. Pick one from the list that appears while you type.',
  'card.decks': '{count, plural, one {**In the ready deck**} other {**In the ready decks**}} {decks}',
  'card.keywords': '**Words on it**',
  'card.rulings': '**Rulings**',
  'card.where': '-# {game} · {edition}{set, select, none {} other { · {set}}}',
  'card.bare': '**{name}**',
  'card.houseName': '{name} ◌',
} as const;
