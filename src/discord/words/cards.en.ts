/** Looking up cards, in English. */
export const cards = {
  'card.none':
    'No card by that name. {names, select, none {Try a part of it, or pick one from the list that appears while you type.} other {The nearest: {names}.}}',
  'card.house': '-# ◌ our own figure or text, not known from the published card.',
  'card.printed': '-# All figures are known from the published card.',
  'card.addedHouse': '-# ◌ a figure or text of this added set, not said to be printed.',
  'card.addedPrinted': '-# All figures are printed ones, as this added set says.',
  'card.nearest': '-# Nothing is called “{typed}”; this is the nearest.',
  'card.others': '-# Others: {names}. Pick one from the list that appears while you type.',
  'card.decks': '{count, plural, one {**In the ready deck**} other {**In the ready decks**}} {decks}',
  'card.keywords': '**Words on it**',
  'card.rulings': '**Rulings**',
  'card.where': '-# {game} · {edition}{set, select, none {} other { · {set}}}',
  'card.bare': '**{name}**',
  'card.houseName': '{name} ◌',
} as const;
