/** English messages about deck lists that cannot be read: what is wrong, and what to do. ICU messages, plain text. */
export const en = {
  'list.long':
    'This is too long for a deck list: at most {most, number} characters in {lines, number} lines are read. Send the list alone, a card a line.',
  'list.line': 'This line is longer than {most, number} characters. Write one card a line, as “4 Kestrel”.',
  'list.size': 'A deck holds at most {most, number} cards, and from here on it has more. Take some out.',
  'list.card': 'No card is called “{name}”. Look it up with /card, or take the line out.',
  'list.cardNear': 'No card is called “{name}”. Did you mean {nearest}?',
  'list.cardTwice': 'Several cards are called “{name}”. Write {labels}.',
  'list.number': '“{written}” is no number of cards. Write a whole number from 1 to {most, number}, as “4 Kestrel”.',
  'list.edition': 'There is no edition “{typed}” of this game. Write {editions}.',
  'list.game': 'This list is for “{typed}”, not for {game}. Change its “Game:” line.',
  'list.heading':
    '“{key}:” means nothing in a deck list. Known are Name, Game, Edition, {sections}; put // before a note.',
  'list.beside':
    '“{line}” stands under “{heading}” and is not in the deck. Move it above that heading to play it, or take the line out.',
  'list.struck': 'This line is struck out and is not in the deck. Take it out, or write it plainly.',
  'list.line.of': 'Line {line, number}: {text}{rule, select, none {} other { ({rule})}}',
  'list.of': '{text}{rule, select, none {} other { ({rule})}}',
  'list.more': '… and {n, number} more',
} as const satisfies Readonly<Record<string, string>>;
