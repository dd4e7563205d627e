/** Guided first games, in English. */
export const lesson = {
  'lesson.which':
    '**Which game would you like to learn?** You play a first game of it, with hints. One that you are in the middle of goes on.',
  'lesson.this': 'Learn {game}',
  'lesson.title': '🎓 **Hint {n, number} of {of, number}**',
  'lesson.remember': '🎓 **Remember:**',
  'lesson.skip': 'Skip this',
  'lesson.off': 'Stop hints',
  'lesson.on': 'Hints again',
  'lesson.again': 'Start over',
  'lesson.play': 'Play a real game',
  'lesson.another': 'Learn another game',
  'lesson.running':
    'This is the lesson you are in the middle of. **Start over** begins it anew; it counts for nothing either way.',
  'lesson.begun':
    'Only you see this game, and it counts for nothing: try things out. `/learn` brings it back whenever you like.',
  'lesson.over': '**🎓 That was your first game.** Now that you know how it goes, play somebody.',
  'lesson.more': 'More',
  'lesson.commands':
    '`/rules` explains everything in short chapters.\n`/card` shows any card.\n`/play` opens a table in any channel.\n`/help` says what to do next, wherever you are.',
} as const;
