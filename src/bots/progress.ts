/** Tells those who run long series how far they are. */

/** Writes "7 of 100 games" to standard error, some twenty times in all. Nothing where it is to be quiet. */
export function progressOf(games: number, { quiet }: { readonly quiet: boolean }): (played: number) => void {
  const step = Math.max(1, Math.floor(games / 20));
  return (played) => {
    if (!quiet && played % step === 0) process.stderr.write(`${played} of ${games} games\n`);
  };
}
