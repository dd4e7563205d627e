/** How often something is decided anew because others have stored first. */
const MAX_ATTEMPTS = 5;

/**
 * Runs `attempt`, which reads, decides and stores, until it gives something else than `outdated`: that what it was decided on
 * has changed meanwhile. After `MAX_ATTEMPTS` it is `otherwise`.
 */
export async function untilStored<T, E>(
  attempt: () => Promise<T | 'outdated'>,
  otherwise: E,
): Promise<Exclude<T, 'outdated'> | E> {
  for (let n = 0; n < MAX_ATTEMPTS; n++) {
    const result = await attempt();
    if (result !== 'outdated') return result as Exclude<T, 'outdated'>;
  }
  return otherwise;
}
