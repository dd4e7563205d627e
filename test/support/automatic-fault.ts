/** What the log says where a computer player or an autopilot has given an answer that the rules do not take. */
const faults = ['an automatic answer failed', 'a computer player failed', 'a computer player cannot go on'];

/** Whether a line of the log tells of such an answer: people play on, but no test may. */
export function isAutomaticFault(text: string): boolean {
  return faults.some((fault) => text.includes(fault));
}
