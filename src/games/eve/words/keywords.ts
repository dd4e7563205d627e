/** Which keywords occur on a card, determined from its data and its text, the most specific first. */
import type { CommandName } from '../cards/format.ts';
import type { Definition } from '../library.ts';
import type { Key } from './catalogue.ts';

/** Names of keywords; each has `word.<name>` and `meaning.<name>` in the catalogue. */
export type Keyword = Extract<Key, `word.${string}`> extends `word.${infer Name}` ? Name : never;

type Test = (card: Definition, text: string) => boolean;
const says =
  (pattern: RegExp): Test =>
  (_card, text) =>
    pattern.test(text);
const has =
  (name: CommandName, pattern: RegExp): Test =>
  (card, text) =>
    card.commands.some((one) => one.name === name) || pattern.test(text);

/** In the order in which they are explained. */
const tests: readonly (readonly [Keyword, Test])[] = [
  ['ambush', has('ambush', /\b(ambush|ambushing)\b/i)],
  ['haul', has('haul', /\b(haul|hauling)\b/i)],
  ['mining', has('mining', /\bmining\b/i)],
  ['patrol', has('patrol', /\b(patrol|patrolling)\b/i)],
  ['sniping', has('sniping', /\bsniping\b/i)],
  ['tanking', has('tanking', /\btanking\b/i)],
  ['trade', has('trade', /\b(trade|trading)\b/i)],
  ['agent', (card) => card.type === 'character'],
  ['clone', (card) => card.clone !== undefined],
  ['piloted', says(/\bpiloted ships?\b/)],
  ['limited', (card) => card.limited],
  ['x', (card, text) => card.price === 'X' || /\bX\b/.test(text)],
  ['affinity', (card) => card.abilities.some((ability) => ability.affinity !== undefined)],
  ['counter', says(/\bcounter\b/i)],
  ['pile', says(/\bon the pile\b/)],
  ['instead', says(/would be destroyed/)],
  ['reassemble', says(/\breassemble/i)],
  ['unfinished', says(/\bunfinished\b/)],
  ['tab', says(/\btabs? (on|back)\b/)],
  ['sacrifice', says(/\bsacrifice/i)],
  ['recover', says(/\brecover/i)],
  ['mill', says(/\bmills?\b/i)],
  ['search', says(/\bsearch\b/i)],
  ['discard', says(/\bdiscards?\b/i)],
  ['command', says(/\bcommands?\b/)],
  ['warp', says(/\bwarps?\b/)],
  ['withdraw', says(/\bwithdraw/)],
  ['attacking', says(/\b(attacking|defending|attacks?)\b(?! (power|and)\b)/)],
  ['assembly', (card) => (card.assembly ?? 0) > 0],
  ['duration', (card) => typeof card.duration === 'number' && card.duration > 0],
  ['stays', (card) => card.duration === 'infinite'],
  ['minerals', (card, text) => (card.minerals ?? 0) > 0 || /\bmineral value\b/.test(text)],
  ['slots', says(/\bslots?\b/)],
  ['sides', says(/\b(friendly|enemy)\b/)],
  ['target', says(/\btarget\b/i)],
  ['when', says(/\b(when|at the beginning)\b/i)],
  ['cost', (card) => card.executed.length > 0],
  ['once', says(/Once per turn/)],
  ['origin', says(/-origin\b/)],
  ['market', says(/\b(market|scrapheap)\b/)],
  ['icons', (card) => card.races.length > 0 && card.type !== 'starbase'],
  ['structure', (card, text) => card.type === 'structure' || /\bstructures?\b/i.test(text)],
  ['location', (card) => card.type === 'location'],
  ['outer', (card, text) => card.type === 'outer region' || /\bouter regions?\b/.test(text)],
  ['starbase', (card, text) => card.type === 'starbase' || /\bstarbase\b/.test(text)],
];

export function keywordsOf(card: Definition): readonly Keyword[] {
  const text = card.text('en').join(' ');
  return tests.filter(([, test]) => test(card, text)).map(([word]) => word);
}
