/** The visual style: colours, type sizes and the marks of seats and tones. */
import { type SceneShape, seatLetter } from '#face/scene';
import type { Type } from './text.ts';

/** The width of a picture and the room at its left and right, in pixels. */
export type Page = { readonly shape: SceneShape; readonly width: number; readonly edge: number };

/**
 * Wide pictures have twice the pixels that a desktop client shows, so that small signs stay sharp. Tall ones have what
 * keeps text of 21 pixels above 11 where a telephone shows them 290 wide.
 */
const PAGES: Readonly<Record<SceneShape, Page>> = {
  wide: { shape: 'wide', width: 1100, edge: 10 },
  tall: { shape: 'tall', width: 550, edge: 10 },
};

export function pageFor(shape: SceneShape): Page {
  return PAGES[shape];
}

/** Width of the pictures that have one shape only. */
export const WIDTH = PAGES.wide.width;

/** Colours that are not a seat's or a race's. */
export const INK = {
  space: '#0a0f1a',
  panel: '#131b2b',
  panelLow: '#0e1522',
  slot: '#1c2740',
  line: '#2a3752',
  lineBright: '#4b5f88',
  text: '#eef3fb',
  soft: '#a9b7cf',
  faint: '#8b9ab6',
  gold: '#f3c969',
  good: '#7fdca4',
  bad: '#ff7a70',
  alert: '#ffb454',
} as const;

/** Sizes of text. Nothing that matters is below 20, so that it can be read at half size. */
export const TYPE = {
  title: { size: 38, weight: 700 },
  heading: { size: 30, weight: 700 },
  area: { size: 26, weight: 700 },
  name: { size: 21, weight: 600 },
  figure: { size: 25, weight: 700 },
  bigFigure: { size: 30, weight: 700 },
  label: { size: 21, weight: 600 },
  body: { size: 22, weight: 500 },
} as const satisfies Readonly<Record<string, Type>>;

/** How seats are distinguished: never by colour alone, so each has a shape and a letter as well. */
export type SeatLook = {
  readonly colour: string;
  readonly deep: string;
  readonly shape: SeatShape;
  readonly letter: string;
};
export type SeatShape = 'circle' | 'diamond' | 'hexagon' | 'square' | 'triangle' | 'shield';

// None is close to the amber of attacks or the gold of highlighted cards.
const SEATS: readonly (readonly [string, string, SeatShape])[] = [
  ['#55c2ff', '#123a56', 'circle'],
  ['#ff7fb4', '#54193a', 'diamond'],
  ['#b9df5f', '#33410f', 'hexagon'],
  ['#b79bff', '#302360', 'square'],
  ['#5fe0c6', '#10443b', 'triangle'],
  ['#f0b98a', '#4d3118', 'shield'],
];

/** The look of a seat; seats past the sixth repeat colours and shapes but not letters. */
export function seatLook(seat: number): SeatLook {
  const [colour, deep, shape] = SEATS[Math.abs(Math.trunc(seat)) % SEATS.length] ?? ['#55c2ff', '#123a56', 'circle'];
  return { colour, deep, shape, letter: seatLetter(Math.abs(Math.trunc(seat))) };
}

export function toneColour(tone: 'plain' | 'muted' | 'good' | 'bad' | 'alert' | undefined): string {
  switch (tone) {
    case 'good':
      return INK.good;
    case 'bad':
      return INK.bad;
    case 'alert':
      return INK.alert;
    case 'muted':
      return INK.faint;
    case 'plain':
    case undefined:
      return INK.text;
  }
}

/** Icons that always have the same colour, so that they are easy to find; others take the text's colour. */
const ICONS: Readonly<Record<string, string>> = {
  isk: '#f3c969',
  income: '#f3c969',
  shield: '#7ec8ff',
  tanking: '#7ec8ff',
  attack: '#ff9c86',
  damage: '#ff7a70',
  minerals: '#8fe0b8',
  mining: '#8fe0b8',
  haul: '#e3b98a',
  trade: '#f3c969',
  ambush: '#ff9c86',
  sniping: '#ff9c86',
  patrol: '#9fd4ff',
  duration: '#d9b8ff',
  assembly: '#ffcf8a',
  slots: '#a9b7cf',
  house: '#d9b8ff',
  target: '#ffb454',
  limited: '#ff9d4d',
  yield: '#f3c969',
  command: '#d9b8ff',
  hull: '#9fe0b0',
  evasion: '#8fe0d8',
  research: '#9fd4ff',
  launcher: '#ff9c86',
  'race-amarr': '#e8c468',
  'race-caldari': '#8fbbe0',
  'race-gallente': '#79cfa6',
  'race-minmatar': '#e08a66',
  'race-jove': '#c9b8ff',
};

/** The colour an icon is drawn in when nothing else is asked for. */
export function iconColour(name: string): string {
  return ICONS[name] ?? INK.soft;
}
