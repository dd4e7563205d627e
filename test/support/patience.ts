/** Longer than Discord waits for an answer, ms: what is tested must not depend on what else the machine does. */
export const PATIENT_DEADLINE = 20_000;
