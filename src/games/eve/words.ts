/** EVE's words. */
import type { Words } from '#kernel/game';
import type { Library } from './library.ts';

export function eveWords(_library: Library): Words {
  return {
    status: (view) => `Turn ${view.turn}`,
    facts: () => [],
    prompt: (_view, ask) => ask.prompt.key,
    context: () => [],
    verb: (verb) => ({ label: verb }),
    option: (_view, option) => ({ label: `${option.verb ?? ''} ${option.note?.def ?? option.id}` }),
    message: (_view, message) => message.key,
    line: (event) => event.e,
    stops: [],
    refusal: (refusal) => refusal.refused,
  };
}
