/** How the computer players play, in English. At most 100 characters each. */
export const en = {
  'about.admiral': 'Strong: builds, attacks when it pays, and thinks its battles through.',
  'about.mastermind': 'The strongest: plays each decision on about {playouts} times before it makes it. Takes seconds.',
  'about.strategist': 'Very strong: plays each decision on about {playouts} times before it makes it.',
  'about.captain': 'Middling: builds and attacks with a plan, but fights without one.',
  'about.cadet': 'For beginners: knows what to do, and often loses the thread. Good for a first game.',
  'about.drifter': 'Weak: any legal move, by chance.',
} as const;
