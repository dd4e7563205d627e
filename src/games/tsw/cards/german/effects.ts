/** What The Space War’s cards do, in German: an entry for each verb. */
import {
  act,
  allOf,
  type Clause,
  cards,
  clausesOf,
  discards,
  doneBy,
  draws,
  fact,
  type GermanEffects,
  type GermanFigures,
  listed,
  randomCards,
  type ThirdPersonVerb,
} from '#cards/german/clause';
import type { Effect } from '../../verbs/index.ts';
import type { Until, Who } from '../parts.ts';
import type { Selector } from '../phrase.ts';
import { german } from './phrases.ts';

const players: Readonly<
  Record<Who, { readonly nominative: string; readonly genitive: string; readonly accusative: string }>
> = {
  you: { nominative: 'du', genitive: 'deiner', accusative: 'dich' },
  'your opponent': { nominative: 'dein Gegner', genitive: 'deines Gegners', accusative: 'deinen Gegner' },
  'each player': { nominative: 'jede Seite', genitive: 'jeder Seite', accusative: 'jede Seite' },
};
const handOf = (who: Who): string => (who === 'you' ? 'deine Hand' : `die Hand ${players[who].genitive}`);
const stationOf = (who: Who): string => (who === 'you' ? 'deiner Station' : `der Station ${players[who].genitive}`);
const rowNames = { draw: 'Ziehreihe', action: 'Aktionsreihe', discard: 'Abwurfreihe' } as const;
/** "eine Marke", "X Marken". */
export const counters = (n: number | 'X'): string => (n === 1 ? 'eine Marke' : cards(n, ['Marke', 'Marken']));
export const actions = (n: number | 'X'): string => cards(n, ['Aktion', 'Aktionen']);
const until = (end: Until | undefined): string => (end === undefined ? '' : ' bis zum Ende des Zuges');

/** What somebody does, or what you do. */
const by = (who: Who, object: string, verb: ThirdPersonVerb): Clause => doneBy(players[who].nominative, object, verb);

/** "Deine Raumschiffe sind …": what is so of the cards of a phrase. */
function are(what: Selector, [of, ofMany]: readonly [string, string], rest: string): Clause {
  return fact(`${german.many(what, 'nominative')} ${german.isMany(what) ? ofMany : of} ${rest}`);
}
const can = ['kann', 'können'] as const;

const found = {
  hand: 'auf die Hand',
  play: 'ins Spiel',
  'this zone': 'in diese Zone',
  this: 'mit diesem X auf diese Karte',
  'top of draw pile': 'oben auf deinen Nachziehstapel',
} as const;
const searched = {
  'draw pile': 'deinem Nachziehstapel',
  'discard pile': 'deiner Ablage',
  station: 'deiner Station',
} as const;

const effects: GermanEffects<Effect, undefined> = {
  draw: ({ n, who }) => by(who, cards(n), draws),
  drawOrMill: ({ times, mill }) =>
    fact(
      `${times}-mal: entweder ziehst du eine Karte, oder dein Gegner wirft die obersten ${cards(mill)} seines Nachziehstapels ab`,
    ),
  discard: ({ n, who, random }) => by(who, random ? randomCards(n) : cards(n), discards),
  discardAfterDraws: ({ n }) => act('wirf', `nach deinem Ziehen ${cards(n)}`, 'abwerfen', 'ab'),
  mill: ({ n, who }) =>
    by(who, `die obersten ${cards(n)} ${who === 'you' ? 'deines' : 'des'} Nachziehstapels`, discards),
  search: ({ n, for: what, in: where, to, total }) => {
    const wanted = n === 1 ? german.any(what, 'accusative') : `bis zu ${german.counted(n, what, 'accusative')}`;
    const sum = total === undefined ? '' : ` mit zusammen höchstens ${total} Kosten`;
    const from =
      where.length === 3
        ? 'irgendwo bei deinen Karten'
        : `in ${listed(
            where.map((place) => searched[place]),
            'oder',
          )}`;
    const it = n === 1 ? german.pronoun(what) : 'sie';
    const put =
      to === 'hand' ? act('nimm', `${it} ${found[to]}`, 'nehmen') : act('bringe', `${it} ${found[to]}`, 'bringen');
    return allOf(act('suche', `${from} ${wanted}${sum}`, 'suchen'), put);
  },
  recover: ({ n, for: what }) =>
    act(
      'nimm',
      `${n === 1 ? german.any(what, 'accusative') : german.counted(n, what, 'accusative')} aus deiner Ablage auf die Hand`,
      'nehmen',
    ),
  putOnTop: ({ n, from }) =>
    act(
      'lege',
      `${cards(n)} ${from === 'hand' ? 'deiner Hand' : 'deiner Ablage'} oben auf deinen Nachziehstapel`,
      'legen',
    ),
  lookAtTop: ({ n, take }) =>
    allOf(
      act('sieh', `dir die obersten ${cards(n)} deines Nachziehstapels`, 'ansehen', 'an'),
      act('nimm', `${take} davon`, 'nehmen'),
      act('lege', 'die übrigen in zufälliger Folge unter den Stapel', 'legen'),
    ),
  lookAtHand: ({ who }) => act('sieh', `dir ${handOf(who)}`, 'ansehen', 'an'),
  discardChosen: ({ who }) =>
    fact(
      `wähle eine Karte aus ${who === 'you' ? 'deiner Hand' : `der Hand ${players[who].genitive}`} oder eine umgedrehte Karte ${stationOf(who)}: Sie wird abgeworfen`,
    ),
  discardCopies: ({ what, who }) => by(who, `alle Handkarten mit dem Namen ${german.one(what, 'genitive')}`, discards),
  damage: ({ n, what }) => {
    const says = `${n} Schaden an ${german.one(what, 'dative')}`;
    return { says, may: `${says} anrichten` };
  },
  damageOrDestroy: ({ n, what, destroys }) =>
    fact(
      `${n} Schaden an ${german.one(what, 'dative')}; ${german.many(destroys, 'nominative')} werden stattdessen zerstört`,
    ),
  destroy: ({ what }) => act('zerstöre', german.one(what, 'accusative'), 'zerstören'),
  paralyze: ({ what }) => act('lähme', german.one(what, 'accusative'), 'lähmen'),
  repair: ({ n, what }) =>
    act('repariere', `${n === 'all' ? 'allen' : n} Schaden an ${german.one(what, 'dative')}`, 'reparieren'),
  swapFigures: ({ what }) =>
    act('vertausche', `Angriff und Verteidigung ${german.one(what, 'genitive')}`, 'vertauschen'),
  takeControl: ({ what, until: end }) =>
    act('übernimm', `${german.one(what, 'accusative')}${until(end)}`, 'übernehmen'),
  returnToHand: ({ what }) =>
    act(
      'gib',
      `${german.one(what, 'accusative')} auf die Hand ${german.possessive(what)}es Besitzers`,
      'zurückgeben',
      'zurück',
    ),
  discardFromPlay: ({ n, who }) => by(who, `${cards(n)} aus dem Spiel`, discards),
  discardThis: () => act('wirf', 'diese Karte aus dem Spiel', 'abwerfen', 'ab'),
  gainCounters: ({ n }) => fact(`diese Karte bekommt ${counters(n)}`),
  attach: ({ what }) =>
    fact(
      `hänge diese Karte an ${german.one(what, 'accusative')}; vom nächsten Zug an darf es sie statt seiner Angriffe starten`,
    ),
  copy: ({ what }) => fact(`diese Karte kommt als Kopie ${german.one(what, 'genitive')} ins Spiel`),
  counter: ({ what }) => act('kontere', german.one(what, 'accusative'), 'kontern'),
  foil: ({ what }) => fact(`${german.one(what, 'nominative')} misslingt`),
  stationDamage: ({ n, who, shield }) => {
    const station = who === "this zone's player" ? 'der Station in dieser Zone' : stationOf(who);
    return fact(
      `${n} Schaden an ${station}${shield === undefined ? '' : `, oder ${shield} an einem Schild dort, wenn es einen gibt`}`,
    );
  },
  loseLife: ({ n, who }) =>
    fact(
      `${players[who].nominative} ${who === 'you' ? 'verlierst' : 'verliert'} ${cards(n, ['Lebenspunkt', 'Lebenspunkte'])}`,
    ),
  stationRepair: ({ n }) => act('repariere', `${n} Schaden deiner Station`, 'reparieren'),
  addToStation: () => act('lege', 'diese Karte verdeckt in eine Reihe deiner Station', 'legen'),
  takeStation: ({ row }) => act('nimm', `beliebig viele Karten deiner ${rowNames[row]} auf die Hand`, 'nehmen'),
  gainActions: ({ n }) => act('erhalte', actions(n), 'erhalten'),
  extraTurn: () => fact('du hast nach diesem noch einen Zug'),
  modAttack: ({ what }, _, figures) => are(what, ['hat', 'haben'], figures),
  modAttacks: ({ n, what }) =>
    are(what, ['darf', 'dürfen'], `je Zug ${n === 1 ? 'einmal' : `${n}-mal`} öfter angreifen`),
  attackIs: ({ count }) => fact(`der Angriff dieser Karte ist die Zahl ${ofMany(count)}`),
  forEachCounter: ({ attack, defense }) =>
    fact(
      `${listed([
        ...(attack === undefined ? [] : [`+${attack} Angriff`]),
        ...(defense === undefined ? [] : [`+${defense} Verteidigung`]),
      ])} für jede Marke darauf`,
    ),
  hasten: ({ what }) => are(what, ['ist', 'sind'], 'Schnell oder, wenn Langsam, nicht mehr Langsam'),
  noLongerSlow: ({ what }) => are(what, ['ist', 'sind'], 'nicht Langsam'),
  strike: ({ what, with: how }) =>
    fact(
      `${german.many(what, 'nominative')}, die sie angreift, werden ${how === 'paralysis' ? 'gelähmt' : 'zerstört'}`,
    ),
  collision: ({ n, what }) => are(what, ['darf', 'dürfen'], `statt eines Angriffs zusammenstoßen, für ${n} Schaden`),
  absorb: ({ what }) => fact(`Schaden an ${german.one(what, 'dative')} entfernt zuerst Marken`),
  survive: ({ what }) =>
    fact(
      `Schaden, der ${german.one(what, 'accusative')} zerstören würde, lässt ${german.pronoun(what)} gelähmt mit 1 Verteidigung zurück`,
    ),
  noEffect: ({ what }) => are(what, ['hat', 'haben'], 'keine Wirkung'),
  forbidMove: ({ what }) => are(what, can, 'sich nicht bewegen'),
  forbidAttack: ({ what }) => are(what, can, 'nicht angreifen'),
  forbidTarget: ({ what, until: end }) => are(what, can, `${until(end).trim()} nicht angegriffen werden`.trim()),
  forbidCollision: ({ what }) => fact(`keine Karte kann mit ${german.many(what, 'dative')} zusammenstoßen`),
  forbidPlay: ({ what, who }) => fact(`${mayNot(who)} keine ${german.plural(nounOf(what))} spielen`),
  limitPlays: ({ most: max, who }) =>
    fact(max === 0 ? `${mayNot(who)} keine Karten spielen` : `${mayNot(who)} je Zug höchstens ${cards(max)} spielen`),
  modPrice: ({ n, for: what, who }) =>
    are(what, ['kostet', 'kosten'], `${players[who].accusative} ${Math.abs(n)} ${n < 0 ? 'weniger' : 'mehr'}`),
  noHandLimit: ({ until: end }) => fact(`du hast${until(end)} kein Handlimit`),
  noForcedDiscard: () => fact('dein Gegner kann dich keine Karten abwerfen lassen'),
  millInstead: ({ n }) =>
    fact(
      `statt eine Karte zu ziehen, darfst du deinen Gegner die obersten ${cards(n)} seines Nachziehstapels abwerfen lassen`,
    ),
  noStationAdds: () => fact('niemand kann eine Station durch die Stationsaktion um eine Karte erweitern'),
  noStationMoves: () => fact('niemand kann Stationskarten verschieben'),
  moveStationFreely: () =>
    fact('in deiner Aktionsphase darfst du deine Stationskarten beliebig oft zwischen den Reihen verschieben'),
  chooseOwnFlips: () =>
    fact('wenn deine Station Schaden nimmt, siehst du ihre Karten an und wählst, welche umgedreht werden'),
};

const figures: GermanFigures<Effect, undefined> = { modAttack: ({ n }) => `+${n} Angriff` };

const mayNot = (who: Who): string => `${players[who].nominative} ${who === 'you' ? 'kannst' : 'kann'}`;
const nounOf = (what: Selector) => (what.pick === 'ref' ? 'card' : what.noun);
/** "deiner Raumschiffe". */
const ofMany = (what: Selector): string => german.many(what, 'genitive');

const clauses = clausesOf(effects, figures);
export const clausesIn = (done: readonly Effect[]): readonly Clause[] => clauses(done, undefined);
