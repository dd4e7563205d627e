/** Routes of ships, derived from the options: ship by ship (Core Set), or a region with ships that go together (Exiled). */
import type { Answer, Option } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import { pick } from '../player.ts';

/** A ship, a region where it may go, and the option for it. */
export type Route = { readonly ship: CardId; readonly region: CardId; readonly option: Option };

/** All routes offered under a verb; an option for several ships stands for a route of each. */
export function routes(options: readonly Option[], verb: 'warp' | 'attack'): readonly Route[] {
  const all = waysOf(options, verb);
  const joint = new Set(all.filter(({ option }) => isJoint(option)).map(({ region }) => region));
  return all.filter(({ option, region }) => isJoint(option) || !joint.has(region));
}

function waysOf(options: readonly Option[], verb: 'warp' | 'attack'): readonly Route[] {
  return options
    .filter((one) => one.verb === verb)
    .flatMap((option) => {
      const need = option.needs?.[0];
      const choices = need?.choice.kind === 'choose' ? need.choice.options : [];
      return choices.map(({ id }) =>
        isJoint(option)
          ? { ship: id, region: option.card ?? '', option }
          : { ship: option.card ?? '', region: id, option },
      );
    });
}

/** Sends the ships of some routes to the same region: all of them if they can go together, else the first. */
export function go(ways: readonly Route[]): Answer | undefined {
  const [first] = ways;
  if (first === undefined) return undefined;
  if (!isJoint(first.option)) return pick(first.option.id, { to: pick(first.region) });
  const together = ways.filter((one) => one.option === first.option);
  return pick(first.option.id, { ships: { pick: together.map((one) => one.ship) } });
}

/** Whether an option moves several ships. */
export function isJoint(option: Option): boolean {
  return option.needs?.[0]?.name === 'ships';
}
