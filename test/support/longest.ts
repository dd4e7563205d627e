/** What takes minutes, the longest first: begun late, it would go on by itself when all the rest is done. */
export const longest = [
  'browser/program',
  'trials/endings',
  'trials/kill',
  'trials/season-kill',
  'trials/startup',
  'browser/season',
  'discord/core/restart.live',
  'store/copy.live',
  'trials/weather',
  'trials/storage',
  'cli.live',
].map((path) => `/test/${path}.test.ts`);
