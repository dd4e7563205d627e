/** Between two parts of long work, so that what people do meanwhile is done first. */
import { setTimeout as sleep } from 'node:timers/promises';

/** How long others have between two parts, ms. */
const PAUSE = 20;

/** Lets others work. */
export const pause = (): Promise<void> => sleep(PAUSE);
