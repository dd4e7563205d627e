/** Durations in words. */
const HOUR = 3_600_000;

/** A duration in words. `ms` is positive. */
export function span(ms: number, locale = 'en'): string {
  const [unit, size] =
    ms % (24 * HOUR) === 0
      ? (['day', 24 * HOUR] as const)
      : ms % HOUR === 0
        ? (['hour', HOUR] as const)
        : (['minute', 60_000] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / size));
}
