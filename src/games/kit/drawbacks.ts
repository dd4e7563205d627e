/** What speaks against an answer, in any game: it harms what is one's own, or helps what is somebody else's. */
import type { Hint } from '#cards/verb';
import type { Drawback } from '#face/words';
import type { Answer, Ask, Choice, Option } from '#kernel/ask';
import { needsOf, picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';

/** Something that was picked for a need of an option, and what else could have been. */
export type Aim = { readonly target: Option; readonly among: readonly Option[] };

/** The one option that an answer picks, and what its needs were answered with, in order. */
export type PickedOption = { readonly option: Option; readonly aims: readonly Aim[] };

export function pickedOption({ choice }: Ask, answer: Answer): PickedOption | undefined {
  const [id, ...more] = picked(answer);
  const option =
    choice.kind === 'choose' && more.length === 0 ? choice.options.find((one) => one.id === id) : undefined;
  return option === undefined ? undefined : { option, aims: aimsOf(option, answer) };
}

function aimsOf(option: Option, answer: Answer): readonly Aim[] {
  const answers = needsOf(answer);
  return (option.needs ?? []).flatMap(({ name, choice }) => aimsIn(choice, answers[name]));
}

function aimsIn(choice: Choice, answer: Answer | undefined): readonly Aim[] {
  if (answer === undefined || choice.kind !== 'choose') return [];
  const ids = picked(answer);
  return choice.options
    .filter(({ id }) => ids.includes(id))
    .flatMap((target) => [{ target, among: choice.options }, ...aimsOf(target, answer)]);
}

/** Whether effects do harm or good to what they are aimed at; undefined: neither, or some of both. */
function leaningOf(hints: readonly (Hint | undefined)[]): 'harm' | 'good' | undefined {
  const worths = hints.flatMap((hint) => (hint?.concerns === 'its target' ? [hint.worth] : []));
  if (worths.length === 0) return undefined;
  if (worths.every((worth) => worth < 0)) return 'harm';
  return worths.every((worth) => worth > 0) ? 'good' : undefined;
}

/** How a game tells whose something is. `ownerOf`: undefined for what is nobody's, or not known. */
export type Sides = {
  /** The effects may be aimed at what is anybody's, even if only one side has any now. */
  readonly anySide: boolean;
  readonly ownerOf: (option: Option) => Seat | undefined;
  readonly cardName: (def: unknown) => string;
  readonly playerName: (seat: Seat) => string;
};

/** Traits of a phrase for one's own cards alone: what such an effect does to them is its price. */
const OWN: ReadonlySet<string> = new Set(['own', 'owned', 'friendly']);

/** Whether effects may be aimed at the cards of any side. */
export const mayAimAtAnySide = (effects: readonly object[]): boolean =>
  effects.every((effect) => {
    const { is = [] } = ('what' in effect ? effect.what : {}) as { readonly is?: readonly string[] };
    return !is.some((trait) => OWN.has(trait));
  });

/** Effects that harm what is the seat's own, or help what is not, though they need not have been aimed at it. */
export function wrongSide(
  { aims }: PickedOption,
  hints: readonly (Hint | undefined)[],
  seat: Seat,
  { anySide, ownerOf, cardName, playerName }: Sides,
): Drawback | undefined {
  const leaning = leaningOf(hints);
  if (leaning === undefined) return undefined;
  const isRight = (option: Option): boolean | undefined => {
    const owner = ownerOf(option);
    return owner === undefined ? undefined : (owner === seat) === (leaning === 'good');
  };
  for (const { target, among } of aims) {
    const owner = ownerOf(target);
    if (owner === undefined || isRight(target) !== false) continue;
    if (!anySide && !among.some((one) => isRight(one) === true)) continue;
    const card = cardName(target.note?.def);
    return owner === seat ? { kind: 'harmsOwn', card } : { kind: 'helpsOther', card, name: playerName(owner) };
  }
  return undefined;
}
