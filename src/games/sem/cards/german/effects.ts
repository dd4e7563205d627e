/** What Shattered Empires’ cards do, in German: an entry for each verb. */
import {
  act,
  allOf,
  type Clause,
  cards,
  clausesOf,
  fact,
  type GermanEffects,
  type GermanFigures,
  listed,
} from '#cards/german/clause';
import { signed } from '#words/text';
import type { Effect } from '../../verbs/index.ts';
import type { Selector, SemWords } from '../phrase.ts';
import { german } from './phrases.ts';

const has = (what: Selector): string => (german.isMany(what) ? 'haben' : 'hat');
const nounOf = (what: Selector): SemWords['noun'] => (what.pick === 'ref' ? 'card' : what.noun);
const some = (what: Selector): Selector => (what.pick === 'ref' ? what : { ...what, pick: 'each' });
/** "ein Projektil", "2 Jäger". */
const counted = (n: number, what: Selector): string =>
  n === 1 ? german.any(what, 'accusative') : german.counted(n, what, 'accusative');

/** "Deine Einheiten haben +1 Treffen bis zum Ende des Zuges". */
const changed = (
  { what, until }: { what: Selector; until?: string | undefined },
  _: undefined,
  figures: string,
): Clause =>
  fact(
    `${german.many(what, 'nominative')} ${has(what)} ${figures}${until === undefined ? '' : ' bis zum Ende des Zuges'}`,
  );

const effects: GermanEffects<Effect, undefined> = {
  draw: ({ n }) => act('ziehe', cards(n), 'ziehen'),
  search: ({ n, for: what }) => act('suche', `in deinem Deck ${counted(n, what)}`, 'suchen'),
  recover: ({ n, for: what }) => act('nimm', `${counted(n, what)} vom Schrottplatz auf die Hand`, 'nehmen'),
  requeue: ({ for: what }) =>
    act(
      'lege',
      `${german.any(what, 'accusative')} vom Schrottplatz auf einen freien Platz deiner Warteschlange`,
      'legen',
    ),
  mill: ({ n }) =>
    act(
      'verschrotte',
      n === 1 ? 'die oberste Karte deines Decks' : `die obersten ${n} Karten deines Decks`,
      'verschrotten',
    ),
  damage: ({ n, what, upTo, sure, ignoresShields }) => {
    const says =
      upTo === 1
        ? `${n} Schaden an ${german.one(what, 'dative')}`
        : `je ${n} Schaden an bis zu ${upTo} verschiedenen ${german.many(some(what), 'dative')}`;
    const ignored = [
      ...(sure === true ? ['kein Ausweichen'] : []),
      ...(ignoresShields === true ? ['keine Schilde'] : []),
    ];
    const without = ignored.length === 0 ? '' : `; dagegen ${sure === true ? 'hilft' : 'helfen'} ${listed(ignored)}`;
    return { says: `${says}${without}`, may: `${says} verursachen${without}` };
  },
  strikeNow: ({ what }) =>
    fact(
      `${german.one(what, 'nominative')} greift mit allen Waffen an, die nicht gefeuert haben; niemand schießt zurück oder fängt ab`,
    ),
  removeFromAttack: ({ what, upTo }) =>
    act(
      'nimm',
      `${upTo === 1 ? german.one(what, 'accusative') : `bis zu ${upTo} ${german.many(some(what), 'genitive')}`} mit Ausweichen aus dem jetzigen Angriff`,
      'nehmen',
    ),
  retarget: () => fact('eine Waffe, die auf eine Einheit von dir zielt, zielt stattdessen auf eine andere von dir'),
  jam: ({ n }) => fact(`Trefferwürfe des jetzigen Angriffs gegen dich sind um ${n} niedriger`),
  prevent: ({ n, what }) =>
    act('verhindere', `bis zu ${n} Schaden des jetzigen Angriffs an ${german.one(what, 'dative')}`, 'verhindern'),
  cancel: () => act('hebe', 'einen Befehl, der gerade gespielt wird,', 'aufheben', 'auf'),
  hurt: ({ n, what }) => {
    const says = `${n} Schaden an ${german.one(what, 'dative')}`;
    return { says, may: `${says} verursachen` };
  },
  repair: ({ n, what }) => act('repariere', `${n} Schaden an ${german.one(what, 'dative')}`, 'reparieren'),
  replenish: () => act('fülle', 'alle deine Schilde', 'auffüllen', 'auf'),
  endTesting: ({ what }) => fact(`${german.one(what, 'nominative')} verlässt die Erprobung`),
  copyUnit: ({ what }) => fact(`eine Kopie ${german.one(what, 'genitive')} kommt in Erprobung ins Spiel`),
  promote: ({ from, into }) =>
    act('befördere', `${from === 'this' ? 'diese Karte' : `deine Karte ${from}`} zu ${into}`, 'befördern'),
  fromSideboard: ({ card }) => fact(`${card} kommt aus deinem Sideboard ins Spiel`),
  devour: () =>
    allOf(
      act('verschrotte', 'eine Einheit von dir', 'verschrotten'),
      act(
        'repariere',
        'so viel, wie sie gedruckte Trefferpunkte hat, an einer anderen von dir oder deiner Basis',
        'reparieren',
      ),
    ),
  loseCrew: () => fact('diese Einheit verliert eine Personalkarte, und wer sie besitzt, wählt welche'),
  destroyThis: () => fact('diese Karte wird zerstört'),
  addYield: ({ n, what }) => act('lege', `${n} Ertrag auf ${german.one(what, 'accusative')}`, 'legen'),
  removeYield: ({ n, what }) => act('entferne', `bis zu ${n} Ertrag von ${german.one(what, 'dative')}`, 'entfernen'),
  moreYield: ({ n }) => act('erhalte', `in diesem Zug +${n} Ertrag`, 'erhalten'),
  modHitPoints: changed,
  modShields: changed,
  modEvasion: changed,
  leastEvasion: ({ n, what }) =>
    fact(`${german.many(what, 'nominative')} ohne Ausweichen ${has(what)} Ausweichen ${n}`),
  modHit: changed,
  modDamage: changed,
  addWeapon: ({ n, ignoresShields }) =>
    fact(
      `der Träger hat eine weitere Waffe mit ${n} Schaden${ignoresShields === true ? ', für die Schilde nicht zählen' : ''}`,
    ),
  ignoreShields: ({ what }) => fact(`gegen Waffen ${german.many(what, 'genitive')} zählen keine Schilde`),
  modRepair: changed,
  modAutoRepair: changed,
  moreAutoRepair: ({ n, what }) =>
    fact(`${german.many(what, 'nominative')} mit Selbstreparatur ${has(what)} +${n} Selbstreparatur`),
  grantIntercept: ({ what }) => fact(`${german.many(what, 'nominative')} ${has(what)} Abfangen`),
  grantLauncher: ({ n, what }) =>
    fact(
      `${german.many(what, 'nominative')} ${has(what)} Werfer ${n}; wenn diese Karte fertig wird, suche in deinem Deck ${n === 1 ? 'ein Projektil' : `${n} Projektile`}`,
    ),
  modPrice: ({ n, for: what, least: min }) =>
    fact(`deine ${german.plural(nounOf(what))} kosten ${Math.abs(n)} ${n < 0 ? `weniger, mindestens ${min}` : 'mehr'}`),
  modProjectile: ({ n }) => fact(`deine Projektile verursachen +${n} Schaden`),
  drawPhase: ({ n }) => fact(`in deiner Ziehphase ziehst du ${cards(n)}`),
};

const figures: GermanFigures<Effect, undefined> = {
  modHitPoints: ({ n }) => `${signed(n)} ${Math.abs(n) === 1 ? 'Trefferpunkt' : 'Trefferpunkte'}`,
  modShields: ({ n }) => `${signed(n)} ${Math.abs(n) === 1 ? 'Schild' : 'Schilde'}`,
  modEvasion: ({ n }) => `${signed(n)} Ausweichen`,
  modHit: ({ n }) => `${signed(n)} Treffen`,
  modRepair: ({ n }) => `${signed(n)} Reparatur`,
  modAutoRepair: ({ n }) => `${signed(n)} Selbstreparatur`,
  modDamage: ({ n, against }) =>
    `${signed(n)} Schaden mit jeder Waffe${against === undefined ? '' : ` gegen ${german.many(against, 'accusative')}`}`,
};

const clauses = clausesOf(effects, figures);
export const clausesIn = (done: readonly Effect[]): readonly Clause[] => clauses(done, undefined);
