/** Units, bases, projects and whatever else lies on the table, as the pictures of the board and of an attack show them. */
import type { SceneArt, SceneBadge, SceneCard, SceneFigure, ScenePileEntry } from '#face/scene';
import { seatLetter } from '#face/scene';
import type { Names } from '#face/words';
import type { Seat } from '#kernel/state';
import { damagedArt } from '../../kit/art.ts';
import { type UnitClass, unitClasses } from '../cards/parts.ts';
import { staysOf } from '../in-view.ts';
import type { Library } from '../library.ts';
import type {
  CardInView,
  ItemInView,
  ModificationInView,
  ProjectInView,
  SemBoard,
  SemView,
  UnitInView,
} from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { cardName, definitionOf, type Phrasebook } from '../words/phrasebook.ts';
import { artOf } from './art.ts';
import { economyOf } from './card.ts';

/** What every part of a picture needs to know of the whole view. */
export type Scope = Phrasebook & {
  readonly view: SemView;
  readonly board: SemBoard;
  readonly who: (seat: Seat) => string;
};

export function scopeOf(library: Library, t: Translate, view: SemView, names: Names): Scope {
  return { library, t, view, board: view.board, who: (seat) => names[seat] ?? fallback(t, seat) };
}

/** A name for a seat without one. */
export const fallback = (t: Translate, seat: Seat): string => t('scene.player', { letter: seatLetter(seat) });

/** The picture of a definition; an emblem, if the game does not know it. */
export function pictureOf(scope: Scope, def: string): SceneArt {
  const card = definitionOf(scope, def);
  return card === undefined ? { kind: 'unknown', seed: def } : artOf(scope.library, card);
}

/** The picture of a unit or base with what its hull has taken. */
export const unitArt = (scope: Scope, { def, hp, hpLeft }: Pick<UnitInView, 'def' | 'hp' | 'hpLeft'>): SceneArt =>
  damagedArt(pictureOf(scope, def), hp - hpLeft, hp);

type Tough = Pick<UnitInView, 'hp' | 'hpLeft' | 'shields' | 'shieldsLeft'>;

/** Hull and shields in one figure, which even the smallest tile has room for: "10+3". */
export function toughness({ t }: Scope, { hp, hpLeft, shields, shieldsLeft }: Tough): SceneFigure {
  const tone = hpLeft < hp || shieldsLeft < shields ? 'bad' : 'plain';
  const figure = { icon: 'hull', tone } as const;
  return shields === 0
    ? { ...figure, value: String(hpLeft), label: t('scene.hull') }
    : { ...figure, value: `${hpLeft}+${shieldsLeft}`, label: t('scene.hullAndShields') };
}

type Weapons = { readonly text: string; readonly label: string; readonly isSpent: boolean };

/** Weapons in short: "2+2" when all are ready, "2/4" when 2 damage of 4 is; undefined for none. */
export function weaponsOf({ t }: Scope, { weapons }: UnitInView): Weapons | undefined {
  if (weapons.length === 0) return undefined;
  const sum = (some: UnitInView['weapons']) => some.reduce((total, { damage }) => total + damage, 0);
  const ready = weapons.filter(({ fired }) => !fired);
  const all = sum(weapons);
  if (ready.length < weapons.length) {
    const left = sum(ready);
    return { text: `${left}/${all}`, label: t('scene.weaponsFired', { ready: left, all }), isSpent: left === 0 };
  }
  const text = weapons.length > MOST_WEAPONS ? String(all) : weapons.map(({ damage }) => damage).join('+');
  return { text, label: t('scene.weaponsNow', { text }), isSpent: false };
}

/** With more weapons than this, a tile has room for their sum alone. */
const MOST_WEAPONS = 3;

/** A unit or base with its present figures: what it can take, its weapons, its Evasion, who and what is on it. */
export function unitCard(scope: Scope, unit: UnitInView): SceneCard {
  const weapons = weaponsOf(scope, unit);
  const badges = badgesOf(scope, unit);
  return {
    name: cardName(scope, unit.def),
    art: unitArt(scope, unit),
    seat: unit.seat,
    form: 'unit',
    figures: [toughness(scope, unit)],
    ...(badges.length > 0 && { badges }),
    ...(weapons !== undefined && {
      mark: { icon: 'attack', text: weapons.text, label: weapons.label, word: scope.t('scene.weapons') },
    }),
    ...(unit.testing && { dim: true }),
  };
}

/** The signs on a unit, the most important first: what does not fit on its tile is left out. */
function badgesOf(scope: Scope, unit: UnitInView): readonly SceneBadge[] {
  const { t } = scope;
  const sign = (icon: string, word: string, is: boolean): SceneBadge[] => (is ? [{ icon, label: word, word }] : []);
  return [
    ...(unit.evasion > 0
      ? [
          {
            icon: 'evasion',
            text: String(unit.evasion),
            label: `${t('scene.evasion')} ${unit.evasion}`,
            word: t('scene.evasion'),
          },
        ]
      : []),
    ...sign('duration', t('scene.testing'), unit.testing),
    ...sign('tanking', t('scene.intercept'), unit.intercepts),
    ...carried(scope, 'character', t('scene.crew'), unit.crew),
    ...carried(scope, 'structure', t('scene.modifications'), unit.modifications),
    ...sign('launcher', t('scene.launcher'), unit.launches),
  ];
}

/** One sign for all cards of a kind that are on a unit, with their number if there are several. */
function carried(scope: Scope, icon: string, word: string, cards: readonly CardInView[]): SceneBadge[] {
  if (cards.length === 0) return [];
  const label = cards.map(({ def }) => cardName(scope, def)).join(', ');
  return [{ icon, label, word, ...(cards.length > 1 && { text: String(cards.length) }) }];
}

/** A modification that is aimed at, beside the unit that it is on. */
export function modificationCard(scope: Scope, of: ModificationInView, host: UnitInView): SceneCard {
  const { hp: hpLeft, shields } = staysOf({ id: of.id, host, part: of });
  return {
    name: cardName(scope, of.def),
    art: pictureOf(scope, of.def),
    seat: host.seat,
    form: 'unit',
    figures: [toughness(scope, { hp: of.hp, hpLeft, shields, shieldsLeft: shields })],
    badges: [{ icon: 'dock', label: scope.t('scene.on', { card: cardName(scope, host.def) }) }],
  };
}

/** Something in the queue, or research under way, with the Yield that is on it. */
export function projectCard(scope: Scope, { def, progress, cost }: ProjectInView): SceneCard {
  return {
    name: cardName(scope, def),
    art: pictureOf(scope, def),
    form: 'place',
    figures: [
      {
        icon: 'yield',
        value: `${progress}/${cost}`,
        label: scope.t('scene.yield'),
        ...(progress >= cost && { tone: 'good' as const }),
      },
    ],
  };
}

/** A resource, completed research, or personnel without a post. */
export function holdingCard(scope: Scope, { def }: CardInView): SceneCard {
  const card = definitionOf(scope, def);
  return {
    name: cardName(scope, def),
    art: pictureOf(scope, def),
    form: 'place',
    figures: card === undefined ? [] : economyOf(scope.t, card),
  };
}

/** A tile for all units of a class together: how many, what they can take, and what they can still deal. */
export function classCards(scope: Scope, units: readonly UnitInView[]): readonly SceneCard[] {
  return unitClasses.flatMap((of) => {
    const some = units.filter((unit) => unit.class === of);
    return some.length === 0 ? [] : [classCard(scope, of, some)];
  });
}

const CLASS_ART: Readonly<Record<UnitClass, string>> = {
  fighter: 'ship/frigate',
  'capital ship': 'ship/cruiser',
  station: 'location/station',
  'defense station': 'structure/damage',
};

function classCard(scope: Scope, of: UnitClass, units: readonly UnitInView[]): SceneCard {
  const { t } = scope;
  const total = (figure: 'hp' | 'hpLeft' | 'shields' | 'shieldsLeft') =>
    units.reduce((sum, unit) => sum + unit[figure], 0);
  const weapons = units.flatMap((unit) => unit.weapons);
  const ready = String(weapons.reduce((sum, one) => sum + (one.fired ? 0 : one.damage), 0));
  const testing = units.filter((unit) => unit.testing).length;
  const [first] = units;
  const [faction] = units.flatMap(({ def }) => definitionOf(scope, def)?.faction ?? []);
  const whole = {
    hp: total('hp'),
    hpLeft: total('hpLeft'),
    shields: total('shields'),
    shieldsLeft: total('shieldsLeft'),
  };
  return {
    name: t(`scene.many.${of}`, { n: units.length }),
    art: { kind: CLASS_ART[of], seed: of, ...(faction !== undefined && { palette: faction }) },
    ...(first !== undefined && { seat: first.seat }),
    form: 'unit',
    figures: [toughness(scope, whole)],
    ...(testing > 0 && {
      badges: [
        {
          icon: 'duration',
          text: String(testing),
          label: t('scene.testingMany', { n: testing }),
          word: t('scene.testing'),
        },
      ],
    }),
    ...(weapons.length > 0 && {
      mark: {
        icon: 'attack',
        text: ready,
        label: t('scene.weaponsNow', { text: ready }),
        word: t('scene.weapons'),
      },
    }),
  };
}

/** Something that waits to resolve, with what it is aimed at. */
export function entryOf(scope: Scope, { seat, def, targets }: ItemInView): ScenePileEntry {
  const aims = [...new Set(targets.map((one) => cardName(scope, one.def)))];
  return {
    name: cardName(scope, def),
    seat,
    art: pictureOf(scope, def),
    ...(aims.length > 0 && { note: scope.t('scene.against', { list: aims.join(', ') }) }),
  };
}
