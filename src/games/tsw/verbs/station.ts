/** What happens to stations. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import { count, player, whose } from '../cards/parts.ts';
import { rule, type TswMachine } from '../kind.ts';
import { layDown, takeStation as take, turnDown } from '../rules/change.ts';
import { choose } from '../rules/effects/choose.ts';
import { chosenFor, objectsIn, placeIn, players } from '../rules/effects/context.ts';
import { flipped, owner, rowOf, rowWith, stationCards } from '../rules/facts.ts';
import { stationMaximum } from '../rules/figures.ts';
import { need, rowOptions, targetOption } from '../rules/options.ts';
import type { EffectScope } from '../rules/select.ts';
import { type Row, rows } from '../state.ts';
import type { TswVerb } from './tsw-verb.ts';

const ofThisZone = "this zone's player";
const damagedPlayer = z.enum([...player.options, ofThisZone]);
const damageShape = shapeOf(
  'stationDamage',
  { n: count, who: damagedPlayer, shield: count.optional() },
  'The station of the player takes damage, whatever shields there are (T-8.6, T-8.7). `shield`: if there is one, a shield takes so much instead.',
);
export const stationDamage: TswVerb<typeof damageShape> = {
  shape: damageShape,
  works: 'once',
  text({ n, who, shield }) {
    const station = who === ofThisZone ? 'the station in this zone' : `${whose(who)} station`;
    return `${n} damage to ${station}${shield === undefined ? '' : `, or ${shield} to a shield there if there is one`}`;
  },
  run(m, frame, { n, who, shield }) {
    const by = frame.you;
    const ops = damaged(who).map((seat) =>
      shield === undefined ? rule('station.damage', { seat, n }) : rule('station.shielded', { seat, by, n, shield }),
    );
    m.next(frame, ...ops);

    function damaged(whom: z.output<typeof damagedPlayer>): Seat[] {
      if (whom !== ofThisZone) return players(m, frame, whom);
      const at = zoneOfPlace(m, placeIn(m, frame));
      return at === undefined ? [] : [at];
    }
  },
  hint: ({ n, who }) => ({ concerns: who === 'you' ? 'its player' : 'its target', worth: -n }),
};

/** In whose home zone the source of an effect is, or was. */
function zoneOfPlace(m: TswMachine, { zone: at, src }: EffectScope): Seat | undefined {
  return at ?? (src === undefined ? undefined : card(m.state, src).at);
}

const repairShape = shapeOf(
  'stationRepair',
  { n: count },
  'Turn flipped cards of your station face down; a card in the enemy zone cannot (T-10.3).',
);
export const stationRepair: TswVerb<typeof repairShape> = {
  shape: repairShape,
  works: 'once',
  text: ({ n }) => `repair ${n} damage of your station`,
  needs(m, { n }, from) {
    const at = zoneOfPlace(m, from);
    const options = flipped(m, from.you).map((id) => targetOption(m, id));
    if (options.length === 0 || (at !== undefined && at !== from.you)) return undefined;
    const max = Math.min(n, options.length);
    return [
      {
        name: 'repaired',
        prompt: { key: 'need.repaired', with: { n: max } },
        choice: { kind: 'choose', options, min: max, max: max },
      },
    ];
  },
  run(m, frame) {
    for (const id of chosenFor(m, frame, 'repaired')) turnDown(m, id);
  },
  hint: ({ n }) => ({ concerns: 'its player', worth: n }),
};

const addShape = shapeOf(
  'addToStation',
  {},
  'This is laid face down into a row of your station, besides the station action; not above the station maximum.',
);
export const addToStation: TswVerb<typeof addShape> = {
  shape: addShape,
  works: 'once',
  text: (_effect, voice) => `lay ${voice.self} face down into a row of your station`,
  // Into a station go only cards of its player (W34). A station card that is played leaves its row first (W46).
  needs(m, _effect, { you, src }) {
    const leaves = src !== undefined && rowWith(m, src) !== undefined ? 1 : 0;
    const isOwn = src === undefined || owner(m, src) === you;
    return isOwn && hasRoom(m, you, leaves) ? [need('row', rowOptions)] : undefined;
  },
  run(m, frame) {
    const row = rows.find((one) => one === frame.env.row);
    for (const id of objectsIn(m, frame, { pick: 'ref', ref: 'this' }))
      if (row !== undefined && hasRoom(m, owner(m, id))) layDown(m, id, row);
  },
  hint: () => ({ concerns: 'its player', worth: 1.5 }),
};

/** Whether a station may have one more card. `leaves`: how many of its cards have left it by then. */
const hasRoom = (m: TswMachine, seat: Seat, leaves = 0): boolean =>
  stationCards(m, seat).length - leaves < stationMaximum(m, seat);

const takeShape = shapeOf(
  'takeStation',
  { row: z.enum(rows) },
  'Look at a row of your station and take any of its cards into your hand.',
);
export const takeStation: TswVerb<typeof takeShape, { tookFromStation: { seat: Seat; row: Row } }> = {
  shape: takeShape,
  works: 'once',
  text: ({ row }) => `take any cards of your ${row} row into your hand`,
  needs: (m, { row }, { you }) => (zone(m.state, rowOf(row, you)).length > 0 ? [] : undefined),
  run(m, frame, { row }) {
    const seat = frame.you;
    const ids = zone(m.state, rowOf(row, seat));
    choose(
      m,
      frame,
      { seat, prompt: 'ask.takeStation', ids, min: 0, max: ids.length },
      { op: 'tookFromStation', seat, row },
    );
  },
  continues: {
    tookFromStation: (m, _frame, { seat, row }, { answer }) => take(m, seat, row, picked(answer)),
  },
  hint: () => ({ concerns: 'its player', worth: 0.5 }),
};
