/** The sides of a ship's card with the commands that stand on them: those of a side are switched on together. */
import type { CardDef } from '../cards/format.ts';
import type { CommandPower, Side } from '../state.ts';

export type CommandSide = {
  readonly side: Side;
  readonly commands: readonly CommandPower[];
  /** Its commands as "ambush 1, haul 2". */
  readonly label: string;
  /** Whether mining is among them, and whether anything else is. */
  readonly mines: boolean;
  readonly worksElsewhere: boolean;
};

/** Commands by their sides, in the order of the card. */
export function commandSides(commands: CardDef['commands']): readonly CommandSide[] {
  const sides = new Set(commands.map(({ side }) => side));
  return [...sides].map((side) => {
    const there = commands.filter((command) => command.side === side);
    const others = there.filter(({ name }) => name !== 'mining');
    return {
      side,
      commands: there,
      label: labelOf(there),
      mines: others.length < there.length,
      worksElsewhere: others.length > 0,
    };
  });
}

/** Powers of the same command of ship and pilot are added. */
function labelOf(commands: readonly CommandPower[]): string {
  const powers = new Map<string, number>();
  for (const { name, power } of commands) powers.set(name, (powers.get(name) ?? 0) + power);
  return [...powers].map(([name, power]) => `${name} ${power}`).join(', ');
}
