/** What people agree on in the lobby, as the lobby shows it. */
import type { GameOption } from '#kernel/game';
import type { Say } from './words/catalogue.ts';

/** The game's options in words; their meaning is in `options.ts`. */
export function lobbyOptions(say: Say): readonly GameOption[] {
  const flag = (id: 'alliesMayFight' | 'captureTransfersGovernment' | 'fastWindows', usual: boolean): GameOption => ({
    id,
    label: say(`option.${id}`),
    usual,
    choices: [true, false].map((value) => ({
      value,
      label: say(value ? 'option.yes' : 'option.no'),
      detail: say(value ? `option.${id}.yes` : `option.${id}.no`),
    })),
  });
  return [
    {
      id: 'races',
      label: say('option.races'),
      usual: 'random',
      choices: (['random', 'draft', 'pick'] as const).map((value) => ({
        value,
        label: say(`option.races.${value}`),
        detail: say(`option.races.${value}.detail`),
      })),
    },
    {
      id: 'maxRounds',
      label: say('option.maxRounds'),
      usual: 30,
      choices: [5, 10, 20, 30, 0].map((value) => ({
        value,
        label: value === 0 ? say('option.maxRounds.never') : say('option.maxRounds.rounds', { n: value }),
      })),
    },
    flag('alliesMayFight', false),
    flag('captureTransfersGovernment', true),
    flag('fastWindows', false),
  ];
}
