/** Which scenarios are told for both editions; `X` after a number means the Exiled edition alone, all others are Core's. */

/** Scenarios that hold for both editions. */
export const both: readonly string[] = [
  'S-01 S-02 S-04 S-07 S-14 S-16 S-17 S-19 S-20 S-22 S-23 S-25 S-26 S-28 S-34 S-35 S-37 S-38 S-40 S-41 S-44 S-46 S-47',
  'S-52 S-53 S-55 S-56 S-58 S-59 S-61 S-62 S-64 S-65 S-67 S-68 S-70 S-71 S-74 S-76 S-77 S-79 S-80 S-86 S-88 S-89 S-91',
  'S-92 S-94 S-95 S-106 S-107',
].flatMap((line) => line.split(' '));
