/** When people are away, in English. */
export const away = {
  'away.title': '**When you are away**',
  'away.noZone': 'Time zone: not set. `/away zone` sets it.',
  'away.zoneIs': 'Time zone: {zone}. It is now {time} there.',
  'away.noSleep': 'Hours of sleep: none.',
  'away.sleepIs': 'Hours of sleep: {from} to {to}. Changes hold from your next wait on.',
  'away.vacation': 'Away {from} to {to}.',
  'away.left': '{left, plural, one {One day} other {# days}} of vacation left this year.',
  'away.automatic': 'If your time is up, a day of vacation is drawn by itself.',
  'away.notAutomatic': 'If your time is up, no vacation is drawn.',
  'away.stops': '{n, plural, one {One clock heeds} other {# clocks heed}} this: {list}.',
  'away.disregards': '{n, plural, one {One table takes} other {# tables take}} no account of it: {list}.',
  'away.noClocks': 'You play at no table with a clock just now; it holds for those to come.',
  'away.timeWrong': 'Times of day are written like 23:00 or 7:30. Please try again.',
} as const;
