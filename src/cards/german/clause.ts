/**
 * What a card does, as a German sentence without its beginning and end: said to whoever does it ("ziehe 2 Karten"), and as they
 * may do it ("2 Karten ziehen"). Who or what stands in front of it is followed by a colon, so that no order of words changes.
 */
import type { AnyEffect } from '../verb.ts';
import type { Amount } from '../verbs/amount.ts';
import { saidTogether } from '../vocabulary.ts';

export type Clause = { readonly says: string; readonly may: string };

/** `verb`: the imperative, with `particle` the part that stands last ("wirf", "ab"); `infinitive`: "abwerfen". */
export function act(verb: string, object: string, infinitive: string, particle = ''): Clause {
  return {
    says: [verb, object, particle].filter((one) => one !== '').join(' '),
    may: `${object} ${infinitive}`.trim(),
  };
}

/** What is so, or what somebody else does: nothing that a player could leave. */
export const fact = (says: string): Clause => ({ says, may: `wählen: ${says}` });

/** A verb as others do it as well: "wirf … ab", "wirft … ab", "abwerfen". */
export type ThirdPersonVerb = {
  readonly imperative: string;
  readonly third: string;
  readonly infinitive: string;
  readonly particle?: string;
};
export const draws: ThirdPersonVerb = { imperative: 'ziehe', third: 'zieht', infinitive: 'ziehen' };
export const discards: ThirdPersonVerb = { imperative: 'wirf', third: 'wirft', infinitive: 'abwerfen', particle: 'ab' };

/** What somebody does to something. `who`: as a sentence begins, "du" for the reader. */
export function doneBy(
  who: string,
  object: string,
  { imperative, third, infinitive, particle = '' }: ThirdPersonVerb,
): Clause {
  if (who === 'du') return act(imperative, object, infinitive, particle);
  return fact([who, third, object, particle].filter((one) => one !== '').join(' '));
}

/** Things that are done as one. */
export const allOf = (...clauses: readonly Clause[]): Clause => ({
  says: listed(clauses.map((one) => one.says)),
  may: listed(clauses.map((one) => one.may)),
});

/** Effects in German, each under its verb. `figures`: those of neighbouring changes of the same objects. */
export type GermanEffects<E extends AnyEffect, Voice> = {
  readonly [V in E['verb']]: (effect: Extract<E, { readonly verb: V }>, voice: Voice, figures: string) => Clause;
};
/** The changed figure of an effect that changes one: "+1 Angriff". */
export type GermanFigures<E extends AnyEffect, Voice> = {
  readonly [V in E['verb']]?: (effect: Extract<E, { readonly verb: V }>, voice: Voice) => string;
};

/** "1 Karte", "X Karten", "so viele Karten". */
export function cards(n: Amount, [one, many]: readonly [string, string] = ['Karte', 'Karten']): string {
  return n === 1 ? `1 ${one}` : `${n === 'that many' ? 'so viele' : n} ${many}`;
}

/** The same of cards that chance picks. */
export const randomCards = (n: Amount): string => cards(n, ['zufällige Karte', 'zufällige Karten']);

/** "a", "a und b", "a, b und c". */
export function listed(parts: readonly string[], last = 'und'): string {
  const [end = '', ...before] = [...parts].reverse();
  return before.length === 0 ? end : `${before.reverse().join(', ')} ${last} ${end}`;
}

/** Puts the German of effects together: changes of the same objects for the same time are one clause. */
export function clausesOf<E extends AnyEffect, Voice>(
  effects: GermanEffects<E, Voice>,
  figures: GermanFigures<E, Voice>,
): (done: readonly E[], voice: Voice) => readonly Clause[] {
  // The compiler cannot follow a verb from the union of effects to the entry of the same verb.
  const figureOf = (effect: E) =>
    figures[effect.verb as E['verb']] as ((effect: E, voice: Voice) => string) | undefined;
  const clauseOf = (effect: E) =>
    effects[effect.verb as E['verb']] as (effect: E, voice: Voice, figures: string) => Clause;
  return (done, voice) =>
    saidTogether(done, (effect) => figureOf(effect) !== undefined).map((said) => {
      const [first] = said as readonly [E, ...E[]];
      const changed = listed(said.map((one) => figureOf(one)?.(one, voice) ?? ''));
      return clauseOf(first)(first, voice, changed);
    });
}

/** The first word of a sentence begins with a capital. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "am Schiff" for "an dem Schiff". */
const contracted = (text: string): string =>
  text.replace(/\b(an|in|von|zu) dem\b/g, (_, word: string) =>
    word === 'an' ? 'am' : word === 'in' ? 'im' : word === 'von' ? 'vom' : 'zum',
  );

/** "Wenn …: Ziehe 1 Karte; du verlierst 1 ISK": what comes before, and what is done. */
export function sentence(before: readonly string[], done: string): string {
  const lead = before.filter((one) => one !== '').join(', ');
  return contracted(lead === '' ? capital(done) : `${capital(lead)}: ${capital(done)}`);
}
