/** What EVE's cards do, in German: an entry for each verb. */
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
  randomCards,
} from '#cards/german/clause';
import type { Case, GermanPhrases } from '#cards/german/grammar';
import type { Amount } from '#cards/verbs/amount';
import { capital, signed } from '#words/text';
import type { Effect } from '../format.ts';
import type { Buyer, Until, Who } from '../parts.ts';
import type { EveWords, Selector } from '../phrase.ts';

export type Voice = GermanPhrases<EveWords>;

const players: Readonly<Record<Who | Buyer, Readonly<Record<Exclude<Case, 'accusative'>, string>>>> = {
  you: { nominative: 'du', dative: 'dir', genitive: 'deiner' },
  'each opponent': { nominative: 'jeder Gegner', dative: 'jedem Gegner', genitive: 'jedes Gegners' },
  'target opponent': {
    nominative: 'ein Gegner deiner Wahl',
    dative: 'einem Gegner deiner Wahl',
    genitive: 'eines Gegners deiner Wahl',
  },
  'target player': {
    nominative: 'eine Person deiner Wahl',
    dative: 'einer Person deiner Wahl',
    genitive: 'einer Person deiner Wahl',
  },
  'its controller': {
    nominative: 'die führende Seite',
    dative: 'der führenden Seite',
    genitive: 'der führenden Seite',
  },
  'its owner': {
    nominative: 'die besitzende Seite',
    dative: 'der besitzenden Seite',
    genitive: 'der besitzenden Seite',
  },
  'that player': { nominative: 'diese Seite', dative: 'dieser Seite', genitive: 'dieser Seite' },
  'each player': { nominative: 'jede Seite', dative: 'jeder Seite', genitive: 'jeder Seite' },
  'any opponent': { nominative: 'ein Gegner', dative: 'einem Gegner', genitive: 'eines Gegners' },
  'any player': { nominative: 'irgendeine Seite', dative: 'irgendeiner Seite', genitive: 'irgendeiner Seite' },
};

/** "wenn du nicht 2 ISK zahlst". */
export const unlessPaid = (who: Buyer, n: number): string =>
  `wenn ${players[who].nominative} nicht ${n} ISK ${who === 'you' ? 'zahlst' : 'zahlt'}`;

const isk = (n: Amount): string => `${n === 'that many' ? 'so viele' : n} ISK`;
const times = (per: Selector | undefined, voice: Voice): string =>
  per === undefined ? '' : ` für ${voice.one(per, 'accusative')}`;
const until = (end: Until | undefined): string =>
  end === undefined || end === 'this leaves play'
    ? ''
    : ` bis zum Ende ${end === 'end of turn' ? 'des Zuges' : 'der Phase'}`;
/** What stands at the end of a sentence, of what lasts as long as its card. */
const solange = (end: Until | undefined): string =>
  end === 'this leaves play' ? ', solange diese Karte im Spiel ist' : '';
/** "Deine Schiffe haben +1 Angriff bis zum Ende des Zuges". */
function changed(
  { what, until: end }: { what: Selector; until?: Until | undefined },
  voice: Voice,
  figures: string,
): Clause {
  const has = voice.isMany(what) ? 'haben' : 'hat';
  return fact(`${voice.many(what, 'nominative')} ${has} ${figures}${until(end)}${solange(end)}`);
}

/** "Feindliche Schiffe können bis zum Ende des Zuges nicht angreifen". */
function cannot(
  { what, until: end }: { what: Selector; until?: Until | undefined },
  voice: Voice,
  infinitive: string,
  before = '',
): Clause {
  const can = voice.isMany(what) ? 'können' : 'kann';
  return fact(`${voice.many(what, 'nominative')} ${can}${before}${until(end)} ${infinitive}${solange(end)}`);
}

const to = {
  'your home region': 'in deine Heimatregion',
  "its controller's home region": 'in die Heimatregion der Seite, die es führt',
  'an outer region you control': 'in eine äußere Region, die du hältst',
} as const;
const barred = {
  news: 'von Nachrichten',
  'enemy news': 'von feindlichen Nachrichten',
  'enemy abilities': 'von feindlichen Fähigkeiten',
  'news or abilities': 'von Nachrichten oder Fähigkeiten',
  'enemy news or abilities': 'von feindlichen Nachrichten oder Fähigkeiten',
} as const;

const effects: GermanEffects<Effect, Voice> = {
  draw: ({ n, who, per }, voice) => doneBy(players[who].nominative, `${cards(n)}${times(per, voice)}`, draws),
  extraDraw: ({ n }) => act('ziehe', `in deiner Ziehphase ${cards(n)} mehr`, 'ziehen'),
  discard: ({ n, who, random }) => doneBy(players[who].nominative, random ? randomCards(n) : cards(n), discards),
  search: ({ for: kind, to: where }, voice) => {
    const it = voice.pronoun(kind);
    const found = act('suche', `in deinem Markt ${voice.any(kind, 'accusative')}`, 'suchen');
    if (where === 'hand') return allOf(found, act('nimm', `${it} auf die Hand`, 'nehmen'));
    return allOf(
      found,
      act('bringe', `${it} ${where === 'play' ? 'ins Spiel' : 'in dieser Region ins Spiel'}`, 'bringen'),
    );
  },
  putIntoPlay: ({ from, for: kind }, voice) =>
    act(
      'bringe',
      `${voice.any(kind, 'accusative')} ${from === 'hand' ? 'aus der Hand' : 'vom Schrott'} ins Spiel`,
      'bringen',
    ),
  recover: ({ n, for: kind }, voice) =>
    act(
      'hole',
      n === 1 ? voice.any(kind, 'accusative') : voice.counted(n, kind, 'accusative'),
      'zurückholen',
      'zurück',
    ),
  shuffleIn: ({ n }) => act('mische', `bis zu ${cards(n)} vom Schrott in deinen Markt`, 'mischen'),
  mill: ({ n, who }) =>
    doneBy(players[who].nominative, cards(n), { imperative: 'mahle', third: 'mahlt', infinitive: 'mahlen' }),
  lookAtHand: ({ who }) =>
    act('sieh', `dir ${who === 'you' ? 'deine Hand' : `die Hand ${players[who].genitive}`}`, 'ansehen', 'an'),
  lookAtMarket: ({ n, and }) => {
    const looked = act('sieh', `dir die obersten ${cards(n)} deines Marktes`, 'ansehen', 'an');
    if (and === 'reorder') return allOf(looked, act('lege', 'sie in beliebiger Reihenfolge', 'zurücklegen', 'zurück'));
    return allOf(
      looked,
      act('nimm', '1 davon auf die Hand', 'nehmen'),
      act('lege', 'die übrigen unter den Markt', 'legen'),
    );
  },
  returnToHand: ({ what }, voice) =>
    act(
      'gib',
      `${voice.one(what, 'accusative')} auf die Hand ${voice.possessive(what)}es Besitzers`,
      'zurückgeben',
      'zurück',
    ),
  reassemble: ({ what }, voice) => act('montiere', `${voice.one(what, 'accusative')} neu`, 'montieren'),
  destroy: ({ what }, voice) => act('zerstöre', voice.one(what, 'accusative'), 'zerstören'),
  damage: ({ n, what, per }, voice) => {
    const says = `${n === 'that many' ? 'so viel' : n} Schaden${times(per, voice)} an ${voice.one(what, 'dative')}`;
    return { says, may: `${says} anrichten` };
  },
  prevent: ({ n, what, until: end }, voice) => {
    const points =
      n === 'all' ? 'allen Schaden' : n === 1 ? 'den nächsten Schadenspunkt' : `die nächsten ${n} Schadenspunkte`;
    const span = end === 'end of phase' ? 'in dieser Phase' : 'in diesem Zug';
    return act('verhindere', `${span} ${points} an ${voice.one(what, 'dative')}`, 'verhindern');
  },
  modAttack: changed,
  modShield: changed,
  modIncome: changed,
  modMineral: changed,
  modSlots: changed,
  modCommand: changed,
  modHandLimit: ({ n }) => fact(`dein Handlimit ist um ${Math.abs(n)} ${n < 0 ? 'niedriger' : 'höher'}`),
  modRegionPlays: ({ n }) => fact(`du darfst je Zug ${n} äußere ${n === 1 ? 'Region' : 'Regionen'} mehr spielen`),
  modPrice: ({ n, for: kind, who }, voice) =>
    fact(
      `${voice.many(kind, 'nominative')} ${voice.isMany(kind) ? 'kosten' : 'kostet'} ${who === 'you' ? 'dich' : 'Gegner'} ${Math.abs(n)} ${
        n < 0 ? 'weniger' : 'mehr'
      }`,
    ),
  moveTab: ({ n, what }, voice) => {
    const way = n < 0 ? 'zurück' : 'vor';
    const tabs = cards(Math.abs(n), ['Marke', 'Marken']);
    return act('rücke', `${voice.one(what, 'accusative')} ${tabs}`, `${way}rücken`, way);
  },
  takeControl: ({ what, until: end }, voice) =>
    act('übernimm', `${voice.one(what, 'accusative')}${until(end)}`, 'übernehmen'),
  gainIsk: ({ n, per }, voice) => act('erhalte', `${isk(n)}${times(per, voice)}`, 'erhalten'),
  loseIsk: ({ n, who, per }, voice) =>
    fact(`${players[who].nominative} ${who === 'you' ? 'verlierst' : 'verliert'} ${isk(n)}${times(per, voice)}`),
  stealIsk: ({ n, who }) => act('nimm', `${players[who].dative} ${isk(n)}`, 'abnehmen', 'ab'),
  moveShip: ({ what, to: where }, voice) => act('bewege', `${voice.one(what, 'accusative')} ${to[where]}`, 'bewegen'),
  forbidWarp: (effect, voice) =>
    cannot(effect, voice, `nicht ${effect.into === undefined ? '' : 'in die gewählte äußere Region '}warpen`),
  forbidAttack: (effect, voice) => cannot(effect, voice, 'nicht angreifen'),
  forbidCommand: (effect, voice) => cannot(effect, voice, 'kein aktives Kommando haben'),
  forbidTarget: (effect, voice) => cannot(effect, voice, `nicht Ziel ${barred[effect.by]} sein`),
  forbidDestroy: (effect, voice) => cannot(effect, voice, 'nicht zerstört werden'),
  forbidWithdraw: (effect, voice) => cannot(effect, voice, 'nicht zurückziehen', ' sich'),
  commandOff: ({ what }, voice) =>
    act('schalte', `die Kommandos von ${voice.one(what, 'dative')}`, 'ausschalten', 'aus'),
  counter: ({ what, unless }, voice) => {
    const plain = act('kontere', voice.one(what, 'accusative'), 'kontern');
    if (unless === undefined) return plain;
    const paid = `, ${unlessPaid('its controller', unless)}`;
    return { says: `${plain.says}${paid}`, may: `${plain.may}${paid}` };
  },
  reassembleInstead: ({ what, pay }, voice) => {
    const it = voice.pronoun(what);
    const when = `wenn ${voice.one(what, 'nominative')} zerstört würde,`;
    return fact(
      pay === undefined
        ? `${when} montiere ${it} stattdessen neu`
        : `${when} darfst du ${pay} ISK zahlen und ${it} stattdessen neu montieren`,
    );
  },
  multiTarget: ({ n }, voice) =>
    fact(`${voice.one({ pick: 'ref', ref: 'this' }, 'nominative')} darf auf ${n} Schiffe zielen`),
  winGame: () => fact('du gewinnst die Partie'),
};

const figures: GermanFigures<Effect, Voice> = {
  modAttack: ({ n, per }, voice) => `${signed(n)} Angriff${times(per, voice)}`,
  modShield: ({ n, per }, voice) => `${signed(n)} Schild${times(per, voice)}`,
  modIncome: ({ n }) => `${signed(n)} Einkommen`,
  modMineral: ({ n }) => `${signed(n)} Mineralwert`,
  modSlots: ({ n }) => `${signed(n)} ${Math.abs(n) === 1 ? 'Stellplatz' : 'Stellplätze'}`,
  modCommand: ({ n, command }) => `${signed(n)} ${capital(command)}-Stärke`,
};

export const clausesIn = clausesOf(effects, figures);
