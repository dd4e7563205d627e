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
  'hands.title': '**What everybody held at the end**',
} as const;
