/** Invented attacks: some of a turn, with names of one line and two, and results of one and two. */
import type { AttacksScene, SceneParty } from '#face/attacks-scene';

const party = (seat: number | undefined, name: string, kind = 'ship/cruiser'): SceneParty => ({
  seat,
  name,
  art: { kind, seed: name },
});

export const raid: AttacksScene = {
  kind: 'attacks',
  game: 'The Space War',
  title: 'Attacks since you were here',
  attacks: [
    { from: party(1, 'Scout ×2'), to: party(0, 'Deadly Sniper'), result: 'destroyed', tone: 'bad' },
    {
      from: party(1, 'Indestructible Viper of the Outer Rim'),
      to: party(0, 'Station', 'starbase'),
      result: '12 cards flipped',
    },
    { from: party(0, 'Shield Wall Array', 'structure'), to: party(1, 'Scout +3'), result: 'no damage', tone: 'muted' },
    {
      from: party(1, 'Main Fleet'),
      to: party(undefined, 'Space Spartans', 'location/planet'),
      result: 'held (8:20)',
      tone: 'good',
    },
  ],
};
