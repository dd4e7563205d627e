/** How the computer players play, in English. At most 85 characters each. */
export const en = {
  'about.admiral': 'Strong: attacks when it pays, and thinks its battles through.',
  'about.mastermind': 'Looks far ahead: plays a decision on up to {playouts} times. Takes seconds.',
  'about.strategist': 'Looks ahead: plays a decision on up to {playouts} times before it makes it.',
  'about.captain': 'Builds and attacks with a plan, but fights without one.',
  'about.lieutenant': 'Has learned its game, and sometimes loses the thread.',
  'about.cadet': 'For a first game: knows what to do, and often loses the thread.',
  'about.drifter': 'Any legal move, by chance.',
} as const;
