/** The current attack: its targets with what is coming at them, as one picture and as an area of the board. */
import type { BattleScene, SceneArea, SceneBadge, SceneCard, SceneFigure, SceneHealth, SceneSide } from '#face/scene';
import type { Seat } from '#kernel/state';
import { staysOf } from '../in-view.ts';
import type { AttackInView, ItemInView, SeatInView, ShotInView, UnitInView } from '../view.ts';
import { cardName } from '../words/phrasebook.ts';
import { attackerOf, attackWords, sumOf, type Target, targetsOf, toHull } from './target.ts';
import { entryOf, fallback, modificationCard, pictureOf, type Scope, toughness, unitCard, weaponsOf } from './unit.ts';

/** The attack as an area of the board, the attacker facing those who are attacked; undefined when there is none. */
export function attackArea(scope: Scope): SceneArea | undefined {
  const { attack } = scope.board;
  if (attack === undefined) return undefined;
  const targets = targetsOf(scope, attack);
  const attacker = attackerOf(scope, attack);
  const defenders = [...new Set(targets.map(({ host }) => host.seat))];
  return {
    id: 'attack',
    title: scope.t('scene.attackOf', { card: cardName(scope, attack.def) }),
    control: attack.seat,
    controlLabel: '',
    art: pictureOf(scope, attack.def),
    figures: [],
    groups: [
      {
        seat: attack.seat,
        label: scope.who(attack.seat),
        cards: [attacker === undefined ? commandCard(scope, attack) : attackerTile(scope, attack, attacker)],
      },
      ...defenders.map((seat) => ({
        seat,
        label: scope.who(seat),
        cards: targets.filter(({ host }) => host.seat === seat).map((one) => targetTile(scope, attack, one)),
      })),
    ],
    attack: { by: attack.seat, label: attackWords(scope, attack), now: true },
  };
}

/** The attacking unit on the board, with the damage that it aims in place of what its weapons have left. */
function attackerTile(scope: Scope, attack: AttackInView, unit: UnitInView): SceneCard {
  const text = String(sumOf(fired(attack)));
  const mark = {
    icon: 'attack',
    text,
    label: scope.t('scene.weaponsNow', { text }),
    word: scope.t('scene.weapons'),
  };
  return { ...unitCard(scope, unit), mark, hot: true };
}

function targetTile(scope: Scope, attack: AttackInView, target: Target): SceneCard {
  const { host, part } = target;
  const card = part === undefined ? unitCard(scope, host) : modificationCard(scope, part, host);
  return { ...card, ...(target.removed ? { dim: true } : { hot: true }), aim: comingAt(scope, attack, target) };
}

/** The damage that is meant for a target, less what is prevented; a sign that it is out of the attack instead. */
function comingAt({ t }: Scope, attack: AttackInView, { id, shots, removed }: Target): SceneBadge {
  if (removed) return { icon: 'out', label: t('scene.removed') };
  const n = sumOf(shots);
  const prevented = Math.min(n, attack.prevented[id] ?? 0);
  return prevented === 0
    ? { icon: 'damage', text: String(n), label: t('scene.dealt', { n }) }
    : { icon: 'damage', text: `${n}−${prevented}`, label: t('scene.dealtLess', { n, prevented }) };
}

/** What waits to resolve besides the attack itself. */
export const pileBeside = (attack: AttackInView | undefined, pile: readonly ItemInView[]): readonly ItemInView[] =>
  pile.filter(
    ({ kind, def, seat }) =>
      attack === undefined || (kind !== 'attack' && (def !== attack.def || seat !== attack.seat)),
  );

/** The attack as a picture of its own; undefined when there is none. */
export function battleScene(scope: Scope): BattleScene | undefined {
  const { board, t } = scope;
  const { attack } = board;
  if (attack === undefined) return undefined;
  const targets = targetsOf(scope, attack);
  const pile = pileBeside(attack, board.pile);
  return {
    kind: 'battle',
    game: t('scene.game'),
    title: t('scene.attackOf', { card: cardName(scope, attack.def) }),
    art: pictureOf(scope, attack.def),
    steps: [],
    headline: attackWords(scope, attack),
    headlineSeat: attack.seat,
    sides: [attackers(scope, attack, targets), defenders(scope, attack, targets)].filter((side) => side !== undefined),
    ...(pile.length > 0 && { pile: { title: t('scene.pile'), entries: pile.map((item) => entryOf(scope, item)) } }),
  };
}

/** The attacking unit or command; below a unit whose weapons aim at several cards, what goes where. */
function attackers(scope: Scope, attack: AttackInView, targets: readonly Target[]): SceneSide {
  const { t, who, board } = scope;
  const unit = attackerOf(scope, attack);
  const aimed = targets.flatMap((target, at) => (target.removed ? [] : [{ target, tag: String(at + 1) }]));
  const isSplit = unit !== undefined && aimed.length > 1;
  const card = unit === undefined ? commandCard(scope, attack) : strikerCard(scope, attack, unit, !isSplit);
  const aim = isSplit || aimed.length === 0 ? {} : { aim: aimSign(scope, aimed.map(({ tag }) => tag).join(',')) };
  return {
    seat: attack.seat,
    name: who(attack.seat),
    fallbackName: fallback(t, attack.seat),
    role: t('scene.attacks'),
    figures: [
      { icon: 'damage', value: String(sumOf(aimed.flatMap(({ target }) => target.shots))), label: t('scene.aimed') },
      ...resourcesOf(scope, board.seats[attack.seat]),
    ],
    cards: [
      { ...card, hot: true, ...aim },
      ...(isSplit ? aimed.map(({ target, tag }) => volleyCard(scope, attack, target, tag)) : []),
    ],
    empty: t('scene.nobody'),
  };
}

const aimSign = ({ t }: Scope, tags: string): SceneBadge => ({
  icon: 'target',
  text: tags,
  label: t('scene.aims', { tags }),
});

/** What a player can still answer with. */
function resourcesOf({ t }: Scope, seat: SeatInView | undefined): readonly SceneFigure[] {
  if (seat === undefined) return [];
  return [
    { icon: 'command', value: `${seat.cp}/${seat.cpMaximum}`, label: t('scene.cp') },
    { icon: 'hand', value: String(seat.hand), label: t('scene.inHand') },
  ];
}

/** The attacking unit with the damage of its shots; `isWhole`: one by one, otherwise their sum. */
function strikerCard(scope: Scope, attack: AttackInView, unit: UnitInView, isWhole: boolean): SceneCard {
  const { t } = scope;
  const shots = fired(attack);
  const { mark: _itsShotsSayMore, badges: _ofNoMatter, figures: _hull, dim: _no, ...card } = unitCard(scope, unit);
  return {
    ...card,
    figures: [
      { icon: 'attack', value: isWhole ? addition(shots) : String(sumOf(shots)), label: t('scene.weapons') },
      ...(unit.shields > 0 ? [{ icon: 'shield', value: String(unit.shieldsLeft), label: t('scene.shields') }] : []),
      ...(unit.hit === 0 ? [] : [{ icon: 'target', value: signed(unit.hit), label: t('scene.hit') }]),
    ],
    health: healthOf(scope, unit.hp, unit.hpLeft, unit.shieldsLeft),
  };
}

/** The shots that have not come to nothing yet. */
const fired = ({ shots }: AttackInView): readonly ShotInView[] => shots.filter(({ removed }) => !removed);

const addition = (shots: readonly ShotInView[]): string => shots.map(({ damage }) => damage).join('+');
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** A command that is the attack itself. */
function commandCard(scope: Scope, attack: AttackInView): SceneCard {
  const damage = [...new Set(attack.shots.map((shot) => shot.damage))].join('+');
  return {
    name: cardName(scope, attack.def),
    art: pictureOf(scope, attack.def),
    seat: attack.seat,
    form: 'unit',
    figures: damage === '' ? [] : [{ icon: 'attack', value: damage, label: scope.t('scene.weapons') }],
    ...(attack.projectile && { badges: [{ icon: 'launcher', label: scope.t('keyword.projectile') }] }),
    hot: true,
  };
}

/** The weapons that are aimed at one of several targets. */
function volleyCard(scope: Scope, attack: AttackInView, { shots }: Target, tag: string): SceneCard {
  const numbers = shots.flatMap(({ by }) => by ?? []);
  return {
    name: scope.t('scene.shots', { n: numbers.length, numbers: numbers.join(', ') }),
    art: { kind: 'motif/missile', seed: attack.def },
    seat: attack.seat,
    form: 'unit',
    figures: [{ icon: 'attack', value: addition(shots), label: scope.t('scene.weapons') }],
    aim: aimSign(scope, tag),
  };
}

/** Who is attacked, and behind them those who may take part; undefined when nothing is left to aim at. */
function defenders(scope: Scope, attack: AttackInView, targets: readonly Target[]): SceneSide | undefined {
  const { t, who, board } = scope;
  const seats = [...new Set(targets.map(({ host }) => host.seat))];
  const [first] = seats;
  if (first === undefined) return undefined;
  return {
    seat: first,
    name: seats.map(who).join(', '),
    fallbackName: seats.map((seat) => fallback(t, seat)).join(', '),
    role: t('scene.defends'),
    figures: seats.length > 1 ? [] : resourcesOf(scope, board.seats[first]),
    cards: [
      ...targets.map((one, at) => targetCard(scope, attack, one, String(at + 1))),
      ...seats.flatMap((seat) => helpers(scope, attack, seat)),
    ],
    empty: t('scene.nobody'),
  };
}

/** A target: what it needs to be hit, what takes damage before its hull, and what it could fire back. */
function targetCard(scope: Scope, attack: AttackInView, target: Target, tag: string): SceneCard {
  const { t } = scope;
  const { host, part, removed } = target;
  const card = part === undefined ? unitCard(scope, host) : modificationCard(scope, part, host);
  const { mark: _ready, badges: _all, figures: _hull, dim: _testing, ...face } = card;
  const { hp: left, shields } = staysOf(target);
  return {
    ...face,
    tag,
    hot: !removed,
    figures: part === undefined ? defence(scope, attack, target) : [],
    ...(part !== undefined && {
      badges: [{ icon: 'dock', label: t('scene.on', { card: cardName(scope, host.def) }) }],
    }),
    aim: comingAt(scope, attack, target),
    health: healthOf(scope, (part ?? host).hp, left, shields, removed ? 0 : Math.min(left, toHull(attack, target))),
  };
}

function defence(scope: Scope, attack: AttackInView, { host: unit, shots }: Target): readonly SceneFigure[] {
  const { t } = scope;
  const roll = shots[0]?.roll ?? 0;
  const weapons = weaponsOf(scope, unit);
  const fires = attack.unit !== undefined && !attack.unanswered && weapons?.isSpent === false;
  return [
    ...(unit.shields > 0 ? [{ icon: 'shield', value: String(unit.shieldsLeft), label: t('scene.shields') }] : []),
    ...(roll > 1 ? [{ icon: 'evasion', value: `${roll}+`, label: t('scene.needs') }] : []),
    ...(fires ? [{ icon: 'attack', value: weapons.text, label: t('scene.returns') }] : []),
  ];
}

/** What the hull has left; `coming`: what it loses if all shots hit. */
function healthOf({ t }: Scope, of: number, left: number, shields: number, coming = 0): SceneHealth {
  const label =
    coming === 0
      ? t('scene.healthLeft', { left, of, shields })
      : t('scene.healthComing', { left, of, shields, coming });
  return { of, taken: of - left, coming, label };
}

/** Units of an attacked player that are no targets and may take part: interceptors, and defense stations passed by. */
function helpers(scope: Scope, attack: AttackInView, seat: Seat): readonly SceneCard[] {
  const { t, board } = scope;
  const units = board.seats[seat]?.units ?? [];
  return units.flatMap((unit): SceneCard[] => {
    const intercepts = attack.interceptors.includes(unit.id);
    const isBypassed = attack.bypassed.includes(unit.id);
    if (!intercepts && !isBypassed) return [];
    const weapons = weaponsOf(scope, unit);
    const { mark: _ready, badges: _all, figures: _hull, dim: _testing, ...card } = unitCard(scope, unit);
    return [
      {
        ...card,
        figures: [
          toughness(scope, unit),
          ...(weapons === undefined || attack.unit === undefined
            ? []
            : [{ icon: 'attack', value: weapons.text, label: t('scene.weapons') }]),
        ],
        badges: [
          ...(isBypassed ? [{ icon: 'warning', label: t('scene.firesFirst'), tone: 'alert' as const }] : []),
          ...(intercepts ? [{ icon: 'tanking', label: t('scene.mayIntercept') }] : []),
        ],
      },
    ];
  });
}
