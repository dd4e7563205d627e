// How high a screen is on a telephone of 390 px, as Discord lays it out there: what a thumb has to scroll past.
import { ComponentType } from 'discord.js';
import type { Payload } from '#discord/core/components';
import { fileNameOf, type Images } from '#discord/core/images';
import type { Scene, SceneShape } from '#face/scene';
import { createKit } from '#render/kit';
import { layout } from '#render/renderer';

/** Width of texts, pictures and rows of buttons in a frame, px. */
const WIDTH = 286;
/** Author and time of a message, and who can see it, px. */
const AROUND = 70;
const LINE = { text: 22, small: 18, width: 7.6, smallWidth: 6.2 } as const;
/** Padding of a frame, and between its parts, px. */
const PAD = 32;
const GAP = 8;
const BUTTON = { height: 34, gap: 8, padding: 34, letter: 7.4, emoji: 26 } as const;
const MENU = 48;

type Raw = {
  readonly type: number;
  readonly content?: string;
  readonly label?: string;
  readonly emoji?: unknown;
  readonly components?: readonly Raw[];
  readonly accessory?: Raw;
  readonly items?: readonly { readonly media: { readonly url: string } }[];
};

/** Pictures that nobody draws. `ratio`: height by width of a file. */
export type Pictures = { readonly images: Images; readonly ratio: (file: string) => number };

/** Pictures that are laid out but not drawn. */
export function sizedPictures(): Pictures {
  const kit = createKit();
  const ratios = new Map<string, number>();
  const images = picturesWith((file, scene, shape) => {
    if (ratios.has(file)) return;
    const { width, height } = layout(kit, scene, shape);
    ratios.set(file, height / width);
  });
  return { images, ratio: (file) => ratios.get(file) ?? 0 };
}

/** Pictures that are not even laid out, where nobody asks for heights. */
export const unseenPictures = (): Pictures => ({ images: picturesWith(() => {}), ratio: () => 0 });

function picturesWith(asked: (file: string, scene: Scene, shape: SceneShape) => void): Images {
  return {
    draw(scene, _for, shape = 'tall') {
      const file = fileNameOf(scene, shape);
      asked(file, scene, shape);
      const drawn = { file, alt: scene.kind, data: Buffer.alloc(0) };
      return {
        file,
        ready: Promise.resolve(drawn),
        within: async () => drawn,
        placeholder: async () => undefined,
        drop: () => {},
      };
    },
    webp: async () => undefined,
    close() {},
  };
}

/** Height of a screen, px. `ratio`: height by width of its pictures. */
export function heightOf(shown: Payload, ratio: (file: string) => number): number {
  const parts = shown.components as unknown as readonly Raw[];
  return Math.round(AROUND + parts.reduce((sum, part) => sum + heightOfPart(part, ratio) + GAP, 0));
}

function heightOfPart(part: Raw, ratio: (file: string) => number): number {
  const { components = [] } = part;
  switch (part.type) {
    case ComponentType.Container:
      return PAD + components.reduce((sum, one) => sum + heightOfPart(one, ratio) + GAP, 0);
    case ComponentType.Section:
      return (
        components.reduce((sum, one) => sum + heightOfPart(one, ratio), 0) +
        (part.accessory === undefined ? 0 : BUTTON.height)
      );
    case ComponentType.TextDisplay:
      return heightOfText(part.content ?? '');
    case ComponentType.MediaGallery:
      return (part.items ?? []).reduce(
        (sum, { media }) => sum + WIDTH * ratio(media.url.replace('attachment://', '')),
        0,
      );
    case ComponentType.Separator:
      return GAP;
    case ComponentType.ActionRow:
      return components.some(({ type }) => type !== ComponentType.Button) ? MENU : heightOfButtons(components);
    default:
      return 0;
  }
}

/** Lines broken between words. */
function heightOfText(text: string): number {
  return text.split('\n').reduce((sum, line) => {
    const small = line.startsWith('-# ');
    const letter = small ? LINE.smallWidth : LINE.width;
    const plain = line.replace(/^(-# |#+ )|\*\*|<[@:#t][^>]*>|`/g, '');
    return sum + (small ? LINE.small : LINE.text) * linesOf(plain.split(' '), Math.floor(WIDTH / letter));
  }, 0);
}

function linesOf(words: readonly string[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    if (used > 0 && used + 1 + length > room) {
      lines += 1;
      used = 0;
    }
    used += length + (used > 0 ? 1 : 0);
  }
  return lines;
}

/** Buttons go on to the next line where there is no room, and their labels too. */
function heightOfButtons(buttons: readonly Raw[]): number {
  let height = 0;
  let used = WIDTH + 1;
  for (const { label = '', emoji } of buttons) {
    const wanted = BUTTON.padding + (emoji === undefined ? 0 : BUTTON.emoji) + label.length * BUTTON.letter;
    const width = Math.min(WIDTH, wanted);
    if (used + BUTTON.gap + width > WIDTH) {
      height += BUTTON.height + BUTTON.gap + (wanted > WIDTH ? 12 : 0);
      used = width;
    } else used += BUTTON.gap + width;
  }
  return height;
}
