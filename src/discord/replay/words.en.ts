/** Games seen again, in English. */
export const replay = {
  'replay.at': '-# Step {step, number} of {steps, number} · seen by {view}',
  'replay.noPicture': '-# What the table looked like then is not stored.',
  'replay.nothing': '-# Nothing was told of this step.',
  'replay.first': 'First',
  'replay.back': 'Back',
  'replay.on': 'On',
  'replay.last': 'Last',
  'replay.turn': 'Go to a turn',
  'replay.view': 'Seen by…',
  'replay.spectator': 'a spectator',
  'replay.open': 'everybody: all hands open',
  'replay.handOf': 'The hand of {name}',
  'replay.file':
    '{kind, select, html {The whole game as a page: save it and open it in a browser.} other {The whole game as data; `docs/replay.schema.json` where this bot comes from describes it.}}\n-# Seen by {view}',
  'replay.animation':
    '-# The end of each turn, seen by {view}{left, plural, =0 {} one {; there was no room for one of them} other {; there was no room for # of them}}',
  'replay.blow': 'Last blow',
  'replay.noBlow': 'No blow ended this game.',
  'replay.tooLarge': 'This game is too long for a file that may be sent here. `/replay` and `/log` show all of it.',
  'replay.noBoards':
    'There are no pictures of this game: what the table looked like is not stored, or they could not be drawn. `/log` tells how it went.',
  'page.view': 'Seen by {view}',
  'page.before': 'Before the first turn',
  'page.fewer': 'There was no room for a picture of every turn.',
  'hands.title': '**What everybody held at the end**',
} as const;
