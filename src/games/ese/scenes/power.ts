/** The effect of a tech or a race, short enough for a label on the board: "+3 M" is three more force for main fleets. */
import type { SceneFigure } from '#face/scene';
import type { Effect } from '../cards/format.ts';
import type { Translate } from '../words/catalogue.ts';

/** Letters for the fleets that a figure applies to; the board's legend explains them. */
const SHORT = {
  light: 'L',
  main: 'M',
  heavy: 'H',
  attacking: 'A',
  defending: 'D',
  here: 'D',
  all: '',
  A: 'A',
  C: 'C',
  D: 'D',
  F: 'F',
  any: '',
} as const;

const PLAYED = {
  planet: ['location', 'planets'],
  fleet: ['ship', 'fleets'],
  tech: ['structure', 'techs'],
  event: ['news', 'events'],
} as const;

/** The label of an effect that lasts while its card is in play; empty for effects without a figure. */
export function powerFigure(t: Translate, effect: Effect): readonly SceneFigure[] {
  const sign = signOf(effect);
  if (sign === undefined) return [];
  const [icon, value, label] = sign;
  return [{ icon, value, label: t(`scene.${label}`) }];
}

type Power =
  | 'force'
  | 'speed'
  | 'fleets'
  | 'planets'
  | 'techs'
  | 'events'
  | 'battleCards'
  | 'chance'
  | 'pointsShort'
  | 'resourceShort'
  | 'actionShort';

function signOf(effect: Effect): readonly [icon: string, value: string, label: Power] | undefined {
  switch (effect.verb) {
    case 'force':
      return ['attack', `+${effect.n} ${SHORT[effect.of]}`.trim(), 'force'];
    case 'speed':
      return ['turn', `+${effect.n} ${SHORT[effect.of]}`.trim(), 'speed'];
    case 'boost':
    case 'sharpTactics':
      return ['turn', `+${effect.n}`, 'speed'];
    case 'handMax':
      return effect.of === 'action'
        ? ['hand', `+${effect.n}`, 'actionShort']
        : ['market', `+${effect.n}`, 'resourceShort'];
    case 'plays':
      return [PLAYED[effect.of][0], `+${effect.n}`, PLAYED[effect.of][1]];
    case 'draws':
      return ['market', `+${effect.n}`, 'resourceShort'];
    case 'battleCards':
      return ['battle', `+${effect.n} ${SHORT[effect.of]}`.trim(), 'battleCards'];
    case 'techAsCard':
      return ['battle', `+${effect.n}`, 'battleCards'];
    case 'points':
    case 'planetPoints':
      return ['crown', `+${effect.n}`, 'pointsShort'];
    case 'rescue':
    case 'salvage':
    case 'pilfer':
      return ['target', `${effect.chance}/10`, 'chance'];
    default:
      return undefined;
  }
}
