/** Rules text in German, rendered from the data that runs: an entry for each verb. A text is whole sentences. */
import { act, cards, clausesOf, fact, type GermanEffects } from '#cards/german/clause';
import type { CardDef, Effect } from '../format.ts';
import type { FleetClass, HandKind, InPlay, Mark, Playable, Reach } from '../parts.ts';

const classes: Readonly<Record<FleetClass, { readonly a: string; readonly your: string; readonly several: string }>> = {
  light: { a: 'leichte Flotte', your: 'leichten Flotten', several: 'leichte Flotten' },
  main: { a: 'Hauptflotte', your: 'Hauptflotten', several: 'Hauptflotten' },
  heavy: { a: 'schwere Flotte', your: 'schweren Flotten', several: 'schwere Flotten' },
};

/** "Deine leichten Flotten". */
function fleetsReached(reach: Reach): string {
  if (reach === 'all') return 'Deine Flotten';
  if (reach === 'here') return 'Flotten, die diesen Planeten verteidigen,';
  if (reach === 'attacking') return 'Deine angreifenden Flotten';
  if (reach === 'defending') return 'Deine verteidigenden Flotten';
  return `Deine ${classes[reach].your}`;
}
const fleet = (only: FleetClass | undefined): string => (only === undefined ? 'Flotte' : classes[only].a);
const odds = (chance: number): string => (chance === 1 ? 'bei 1 von 10' : `bei 1 bis ${chance} von 10`);

const handCards: Readonly<Record<HandKind, readonly [string, string]>> = {
  resource: ['Ressourcenkarte', 'Ressourcenkarten'],
  action: ['Aktionskarte', 'Aktionskarten'],
};
const random = ([one, many]: readonly [string, string]): readonly [string, string] => [
  `zufällige ${one}`,
  `zufällige ${many}`,
];
const played: Readonly<Record<Playable, string>> = {
  tech: 'Technologien',
  fleet: 'Flotten',
  planet: 'Planeten',
  event: 'Ereignisse',
};
const inPlay: Readonly<Record<InPlay, { readonly any: string; readonly a: string; readonly it: string }>> = {
  planet: { any: 'einen beliebigen Planeten', a: 'einen Planeten', it: 'ihn' },
  tech: { any: 'eine beliebige Technologie', a: 'eine Technologie', it: 'sie' },
  fleet: { any: 'eine beliebige Flotte', a: 'eine Flotte', it: 'sie' },
};
const homeworldsStay = (what: InPlay): string => (what === 'planet' ? ', aber keine Heimatwelt' : '');
const battleCards: Readonly<Record<Exclude<Mark, 'any'>, string>> = {
  A: 'Gefechtskarten für den Angriff',
  D: 'Gefechtskarten für die Verteidigung',
  C: 'Gefechtskarten für den Kampf',
  F: 'Gefechtskarten für die Formation',
};

const effects: GermanEffects<Effect, undefined> = {
  handMax: ({ of, n }) => fact(`Deine Grenze für ${handCards[of][1]} ist um ${n} höher.`),
  plays: ({ of, n }) =>
    fact(
      of === 'event'
        ? `Du darfst in deiner Ereignisphase ${cards(n, ['Ereignis', 'Ereignisse'])} mehr spielen.`
        : `Du darfst in deinem Zug ${n} ${n === 1 ? { tech: 'Technologie', fleet: 'Flotte', planet: 'Planeten' }[of] : played[of]} mehr spielen.`,
    ),
  draws: ({ n }) => fact(`Du ziehst in deiner Produktion ${cards(n, handCards.resource)} mehr.`),
  speed: ({ of, n }) => fact(`${fleetsReached(of)} haben je +${n} Geschwindigkeit.`),
  force: ({ of, n }) => fact(`${fleetsReached(of)} haben je +${n} Stärke.`),
  battleCards: ({ of, n }) =>
    fact(
      of === 'any'
        ? `Deine Gefechtskarten, die Stärke geben, geben je ${n} mehr.`
        : `Deine ${battleCards[of]} geben je ${n} Stärke mehr.`,
    ),
  points: ({ n }) => fact(`${cards(n, ['Siegpunkt', 'Siegpunkte'])}.`),
  planetPoints: ({ n }) => fact(`Jeder deiner Planeten ist ${cards(n, ['Siegpunkt', 'Siegpunkte'])} mehr wert.`),
  boost: ({ n }) =>
    fact(
      `Einmal je Zug, bei einer Gelegenheit für Taktiken: Eine deiner Flotten hat bis zum Ende des Zuges +${n} Geschwindigkeit.`,
    ),
  sharpTactics: ({ n }) => fact(`Jede Flotte, die deine Taktiken schneller machen, wird noch um ${n} schneller.`),
  techAsCard: ({ n }) =>
    fact(
      `Im Gefecht darfst du eine Technologie aus der Hand als Gefechtskarte abwerfen: +${n} Stärke für eine deiner Flotten dort.`,
    ),
  scavenge: () =>
    fact(
      'In deiner Produktion darfst du einige oder alle deiner Karten oben von den abgeworfenen Ressourcenkarten ziehen.',
    ),
  lure: ({ n }) =>
    fact(`Einmal in deiner Ereignisphase wirft ein Gegner deiner Wahl ${cards(n, random(handCards.action))} ab.`),
  rescue: ({ chance }) =>
    fact(`Würde eine deiner Flotten im Gefecht zerstört, würfle: ${odds(chance)} behältst du sie.`),
  salvage: ({ chance }) =>
    fact(`Zerstörst du im Gefecht eine feindliche Flotte, würfle: ${odds(chance)} wird sie deine.`),
  pilfer: ({ chance }) =>
    fact(
      `Einmal in deiner Produktion nenne eine Hand eines Gegners und würfle: ${odds(chance)} nimmst du eine zufällige Karte daraus.`,
    ),
  start: (effect) =>
    fact(
      effect.with === 'race'
        ? `Zu Beginn: Ziehe ${effect.n} ${effect.n === 1 ? 'Volkskarte' : 'Volkskarten'} mehr ins Spiel.`
        : `Zu Beginn: Decke Ressourcenkarten auf, bis ${effect.n} ${effect.with === 'planet' ? 'Planeten' : 'Technologien'} im Spiel sind; die anderen kommen zurück.`,
    ),
  attach: () => fact('Wenn die Karte ins Spiel kommt: Ziehe eine Volkskarte und lege sie hier an.'),
  hasten: ({ fleets, n, only }) =>
    fact(
      fleets === 1
        ? `Eine ${fleet(only)} deiner Seite hat bis zum Ende des Zuges +${n} Geschwindigkeit.`
        : `Bis zu ${fleets} ${only === undefined ? 'Flotten' : classes[only].several} deiner Seite haben bis zum Ende des Zuges je +${n} Geschwindigkeit.`,
    ),
  cancel: () => fact('Hebe eine Karte auf, die jemand anders bei dieser Gelegenheit gespielt hat.'),
  redirect: ({ whose }) =>
    fact(
      whose === 'own'
        ? 'Schicke eine deiner Flotten zu einem anderen Planeten, zu dem sie darf, wie schnell sie auch ist.'
        : 'Schicke eine eingeteilte Flotte eines Gegners zu einem anderen Planeten, zu dem sie darf.',
    ),
  strand: () => fact('Eine Flotte verliert ihre Einteilung und kann in diesem Zug nicht mehr eingeteilt werden.'),
  swap: () => fact('Zwei deiner Flotten tauschen ihre Einteilungen.'),
  addForce: ({ n, only }) => fact(only === undefined ? `+${n} Stärke.` : `+${n} Stärke, für eine ${fleet(only)}.`),
  save: () => fact('Eine Flotte dieses Gefechts wird nicht zerstört. Du darfst warten, bis gleich eine verloren geht.'),
  destroy: () => fact('Zerstöre eine Flotte dieses Gefechts.'),
  ruin: ({ what }) => fact(`Wirf ${inPlay[what].any} im Spiel ab${homeworldsStay(what)}.`),
  takeOver: ({ what }) => fact(`Übernimm ${inPlay[what].a} eines Gegners${homeworldsStay(what)}.`),
  fetch: ({ what }) =>
    fact(`Suche ${inPlay[what].a} im Ressourcendeck und bringe ${inPlay[what].it} ins Spiel. Mische das Deck.`),
  recruit: () => fact('Ziehe eine Volkskarte ins Spiel.'),
  makeDiscard: ({ hand, n }) => fact(`Ein Gegner wirft ${cards(n, handCards[hand])} eigener Wahl ab.`),
  stealCards: ({ hand, n }) => fact(`Nimm ${cards(n, random(handCards[hand]))} aus der Hand eines Gegners.`),
  drawActions: ({ n }) => act('Ziehe', `${cards(n, handCards.action)}.`, 'ziehen'),
  spy: () => fact('Sieh dir beide Hände eines Gegners an.'),
  peace: () => fact('Wenn ein Gegner seine Ereignisphase beendet hat: keine Angriffe in diesem Zug.'),
  rampage: () => fact('In deiner Endphase: Dein Zug geht ab der Aktionsphase noch einmal weiter.'),
};

const clauses = clausesOf(effects, {});

/** One effect in words. */
export const effectGerman = (effect: Effect): string =>
  clauses([effect], undefined)
    .map((one) => one.says)
    .join(' ');

/** Who may play a marked card, and when. */
export function markGerman({ type, mark = 'any' }: CardDef): string {
  const when = type === 'tactics' ? 'Taktik' : 'Gefecht';
  const onFleet = type === 'battle' ? ' auf eine Flotte' : '';
  switch (mark) {
    case 'A':
      return `${when}, Angriff: Nur wer angreift, spielt sie${onFleet}.`;
    case 'D':
      return type === 'battle'
        ? `${when}, Verteidigung: Nur die Verteidigung spielt sie auf eine Flotte, oder auf den Planeten, wenn keine Flotte ihn bewacht.`
        : `${when}, Verteidigung: Nur wer verteidigt, spielt sie.`;
    case 'C':
      return `${when}, Kampf: Beide Seiten dürfen sie${onFleet} spielen.`;
    case 'F':
      return `${when}, Formation: Beide Seiten dürfen sie auf eine Flotte ihrer Klasse spielen.`;
    default:
      return `${when}: Wer jetzt Karten spielen darf, darf sie spielen.`;
  }
}
