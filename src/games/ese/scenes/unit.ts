/** Cards on the table and cards that have been played, as the pictures of the board and of a battle show them. */

import type { SceneCard, ScenePile } from '#face/scene';
import { seatLetter } from '#face/scene';
import type { Names } from '#face/words';
import type { Seat } from '#kernel/state';
import type { Library } from '../library.ts';
import type { EseBoard, EseView, FleetInView, PlanetInView, PlayInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';
import { fleetFigures } from './card.ts';
import { powerFigure } from './power.ts';

/** What every part of a picture needs to know of the whole view. */
export type Scope = {
  readonly library: Library;
  readonly t: Translate;
  readonly board: EseBoard;
  readonly view: EseView;
  readonly who: (seat: Seat) => string;
};

export function scopeOf(library: Library, t: Translate, view: EseView, names: Names): Scope {
  return { library, t, board: view.board, view, who: (seat) => names[seat] ?? fallback(t, seat) };
}

/** A name for a seat without one. */
export const fallback = (t: Translate, seat: Seat): string => t('scene.player', { letter: seatLetter(seat) });

/** Cards played in the open window, in order; empty if there are none. */
export function playedIn({ board, library, t }: Scope): { readonly pile?: ScenePile } {
  const plays = board.window?.plays ?? [];
  if (plays.length === 0) return {};
  const name = (def: string) => library.get(def).name;
  /** What a card was played on or against. */
  const noteOf = ({ cancels, fleets, planet }: PlayInView): { readonly note?: string } => {
    if (cancels !== undefined) return { note: t('scene.against', { card: name(cancels) }) };
    const on = [...fleets.map(({ def }) => name(def)), ...(planet === undefined ? [] : [name(planet)])];
    return on.length === 0 ? {} : { note: t('scene.on', { list: [...new Set(on)].join(', ') }) };
  };
  const entries = plays.map((play) => ({
    name: name(play.def),
    seat: play.seat,
    art: artOf(library, library.get(play.def)),
    ...noteOf(play),
  }));
  return { pile: { title: t(`phase.${board.phase}`), entries } };
}

/** A fleet in short: its class, and force and speed in one figure, which even the smallest tile has room for. */
export function fleetCard({ library, t }: Scope, seat: Seat, fleet: FleetInView): SceneCard {
  const card = library.get(fleet.def);
  const [force, speed] = fleetFigures(t, card, fleet);
  const changed = [force, speed].find(({ tone }) => tone !== 'plain');
  return {
    name: t(`scene.fleet.${fleet.class}`),
    art: artOf(library, card),
    seat,
    form: 'unit',
    figures: [
      {
        icon: 'attack',
        value: `${fleet.force}/${fleet.speed}`,
        label: t('scene.forceSpeed'),
        ...(changed?.tone !== undefined && { tone: changed.tone }),
      },
    ],
    ...(fleet.barred && { dim: true }),
  };
}

/** A planet in play. */
export function planetCard({ library, t }: Scope, planet: PlanetInView): SceneCard {
  const card = library.get(planet.def);
  const attached = planet.attached.map(({ def }) => library.get(def).name);
  return {
    name: card.name,
    art: artOf(library, card),
    form: 'place',
    figures: [
      { icon: 'shield', value: String(planet.force), label: t('scene.force') },
      { icon: 'crown', value: String(planet.points), label: t('scene.points') },
    ],
    ...(attached.length > 0 && { badges: attached.map((name) => ({ icon: 'character', label: name })) }),
    ...(planet.attackers.length > 0 && { hot: true }),
  };
}

/** A tech or a race in play, with what is attached to it. */
export function placeCard({ library, t }: Scope, def: string, attached: readonly string[]): SceneCard {
  const card = library.get(def);
  return {
    name: card.name,
    art: artOf(library, card),
    form: 'place',
    figures: card.do.flatMap((effect) => powerFigure(t, effect)),
    ...(attached.length > 0 && {
      badges: attached.map((one) => ({ icon: 'character', label: library.get(one).name })),
    }),
  };
}
