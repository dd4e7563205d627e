/** The last step of a build: reads and checks the built-in sets, so that starts need not. */
import { setKinds } from '#games/index';
import { prepareSets } from './built-in.ts';

prepareSets(setKinds);
