/** What takes minutes, the longest first: begun late, it would go on by itself when all the rest is done. */
export const longest = [
  'browser/program',
  'trials/endings',
  'trials/season-kill',
  'trials/kill',
  'browser/season',
  'trials/startup',
  'discord/core/restart.live',
  'store/copy.live',
  'trials/weather',
  'trials/storage',
  'cli.live',
].map((path) => `/test/${path}.test.ts`);
