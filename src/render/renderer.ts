/** Draws scenes as PNG files; the entry point of this folder. */
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { BoardScene, Scene, SceneShape } from '#face/scene';
import { altText } from './alt.ts';
import { layoutAttacks } from './attacks.ts';
import { layoutBattle } from './battle.ts';
import { layoutBoard } from './board.ts';
import { layoutBracket } from './bracket.ts';
import { layoutCard, layoutCards } from './card.ts';
import { layoutCurve } from './curve.ts';
import { layoutDeck } from './deck.ts';
import { encode } from './encode.ts';
import { GROUND } from './ground.ts';
import { layoutHand } from './hand.ts';
import { createKit, type Kit } from './kit.ts';
import { createLane, type Priority } from './lane.ts';
import { layoutMatch } from './match.ts';
import { below, type Picture } from './picture.ts';
import { layoutBlow, layoutPoster } from './poster.ts';
import { sceneKey } from './scene-key.ts';
import { compose, createCache, type Packed, pack, rasterise, type Sprite } from './sprites.ts';
import { layoutStandings } from './standings.ts';
import { layoutStrip } from './strip.ts';
import { pageFor } from './theme.ts';
import { toWebp, type WebpStyle } from './webp.ts';

/** A picture ready to be attached. */
export type Image = {
  /** A PNG file. */
  readonly data: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows, in words; at most 1,024 characters. */
  readonly alt: string;
};

/**
 * Draws scenes, those with priority `now` (the default) first; the default shape is `wide`. An equal scene is not drawn
 * again as long as its picture is cached. A picture whose signal is aborted before its turn comes is not drawn, and rejects,
 * unless somebody else wants it too.
 */
export type Renderer = {
  readonly png: (
    scene: Scene,
    priority?: Priority,
    shape?: SceneShape,
    signal?: AbortSignal,
    /** As `sceneKey` gives it; absent: it is found out. */
    key?: string,
  ) => Promise<Image>;
  /** Draws scenes, giving way to those that somebody waits for, as one WebP file; several become an animation. */
  readonly webp: (scenes: readonly Scene[], style: WebpStyle) => Promise<Buffer>;
  /** Clears the caches. Pictures in progress are finished; further calls throw. */
  readonly close: () => void;
};

/** A picture that is queued or being drawn, for one customer or more. */
type Underway = {
  readonly image: Promise<Image>;
  readonly hurry: () => void;
  readonly cancel: () => void;
  customers: number;
};

/** Counts in a customer, who leaves when their signal is aborted; a picture that nobody wants any more is not drawn. */
function wanted(picture: Underway, signal: AbortSignal | undefined): Promise<Image> {
  picture.customers += 1;
  signal?.addEventListener(
    'abort',
    () => {
      picture.customers -= 1;
      if (picture.customers === 0) picture.cancel();
    },
    { once: true },
  );
  return picture.image;
}

/** Current and maximum size of a cache, in bytes. */
export type CacheUsage = { readonly bytes: number; readonly bound: number };

/** A renderer in this thread, which reports its cache sizes. */
export type LocalRenderer = Renderer & {
  readonly cacheUsage: () => { readonly sprites: CacheUsage; readonly images: CacheUsage };
};

const SPRITES_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Makes a renderer that caches at most `cacheBytes` bytes of sprites and pictures. Reads fonts and icons from the disk. */
export function createRenderer({
  cacheBytes,
  assets,
}: {
  readonly cacheBytes: number;
  readonly assets?: URL;
}): LocalRenderer {
  // One thread per picture: sharp would otherwise occupy every core for a moment and delay responses to people.
  sharp.concurrency(1);
  sharp.cache(false);
  const kit = createKit(assets);
  const bounds = { sprites: cacheBytes * 0.8, images: cacheBytes * 0.2 };
  const sprites = createCache<Packed>(bounds.sprites, (sprite) => sprite.bytes.length);
  const images = createCache<Image>(bounds.images, (image) => image.data.length + 2048);
  const underway = new Map<string, Underway>();
  // One picture at a time, so that a core is always free to respond to people.
  const lane = createLane(1);
  // Drawn one at a time, all pictures can share the same canvas.
  let canvas: Buffer = Buffer.alloc(0);
  let open = true;

  const spriteOf = async (picture: Picture, index: number): Promise<Sprite | Packed | undefined> => {
    const layer = picture.layers[index];
    if (layer === undefined) return undefined;
    const known = sprites.get(layer.key);
    if (known !== undefined) return known;
    const made = await rasterise(layer);
    // The current picture does not wait for work that only later ones need.
    void pack(made).then((packed) => {
      if (open) sprites.set(layer.key, packed);
    });
    return made;
  };

  const draw = async (scene: Scene, shape: SceneShape): Promise<Image> => {
    const picture = layout(kit, scene, shape);
    const made: (Sprite | Packed | undefined)[] = picture.layers.map(() => undefined);
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < picture.layers.length; index = next++)
        made[index] = await spriteOf(picture, index);
    };
    await Promise.all(Array.from({ length: SPRITES_AT_ONCE }, work));
    const pixels = compose(picture, made, GROUND, canvas);
    if (pixels.length > canvas.length) canvas = pixels;
    const data = await encode(pixels, picture.width, picture.height);
    return { data, width: picture.width, height: picture.height, alt: altText(scene) };
  };

  const png = (
    scene: Scene,
    priority: Priority = 'now',
    shape: SceneShape = 'wide',
    signal?: AbortSignal,
    key: string = sceneKey(scene, shape),
  ): Promise<Image> => {
    if (!open) return Promise.reject(new Error('the renderer is closed'));
    const known = images.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const waiting = underway.get(key);
    if (waiting !== undefined) {
      if (priority === 'now') waiting.hurry();
      return wanted(waiting, signal);
    }
    const { done, hurry, cancel } = lane(() => draw(scene, shape), priority);
    const forget = () => {
      if (underway.get(key) === begun) underway.delete(key);
    };
    const image = done
      .then((made) => {
        if (open) images.set(key, made);
        return made;
      })
      .finally(forget);
    const begun: Underway = {
      image,
      hurry,
      cancel: () => {
        forget();
        cancel();
      },
      customers: 0,
    };
    underway.set(key, begun);
    return wanted(begun, signal);
  };

  return {
    png,
    async webp(scenes, style) {
      const made: Image[] = [];
      for (const scene of scenes) made.push(await png(scene, 'later'));
      return toWebp(made, style, GROUND);
    },
    cacheUsage: () => ({
      sprites: { bytes: sprites.calculatedSize, bound: bounds.sprites },
      images: { bytes: images.calculatedSize, bound: bounds.images },
    }),
    close: () => {
      open = false;
      sprites.clear();
      images.clear();
    },
  };
}

/** The picture of a scene, not yet drawn. A deck has one shape only. */
export function layout(kit: Kit, scene: Scene, shape: SceneShape = 'wide'): Picture {
  const page = pageFor(shape);
  switch (scene.kind) {
    case 'board':
      return layoutBoard(kit, spelt(kit, scene), page);
    case 'battle':
      return layoutBattle(kit, scene, page);
    case 'attacks':
      return layoutAttacks(kit, scene, page);
    case 'hand':
      return layoutHand(kit, scene, page);
    case 'panel':
      return below(layoutStrip(kit, spelt(kit, scene.board), page), layoutHand(kit, scene.hand, page));
    case 'card':
      return layoutCard(kit, scene);
    case 'cards':
      return layoutCards(kit, scene);
    case 'deck':
      return layoutDeck(kit, scene);
    case 'standings':
      return layoutStandings(kit, scene, page);
    case 'bracket':
      return layoutBracket(kit, scene, page);
    case 'curve':
      return layoutCurve(kit, scene, page);
    case 'poster':
      return layoutPoster(kit, scene);
    case 'blow':
      return layoutBlow(kit, scene);
    case 'match':
      return layoutMatch(kit, scene);
    default:
      return scene satisfies never;
  }
}

/** Replaces names that the fonts cannot draw throughout the board: "'s turn" alone would say nothing. */
function spelt(kit: Kit, scene: BoardScene): BoardScene {
  const respell = kit.texts.respelling(scene.seats);
  if (respell === undefined) return scene;
  return {
    ...scene,
    headline: respell(scene.headline),
    seats: scene.seats.map((seat) => ({ ...seat, name: kit.texts.drawable(seat.name, seat.fallbackName) })),
    areas: scene.areas.map((area) => ({
      ...area,
      title: respell(area.title),
      groups: area.groups.map((group) =>
        group.label === undefined ? group : { ...group, label: respell(group.label) },
      ),
      attack: area.attack && { ...area.attack, label: respell(area.attack.label) },
    })),
    ...(scene.pile === undefined
      ? {}
      : {
          pile: {
            ...scene.pile,
            entries: scene.pile.entries.map((entry) =>
              entry.note === undefined ? entry : { ...entry, note: respell(entry.note) },
            ),
          },
        }),
    notes: scene.notes?.map(respell),
  };
}
