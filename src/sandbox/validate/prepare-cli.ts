/** A step of a build: compiles the validators of all bodies, so that starts need not. */
import { writeValidators } from './validators.ts';

writeValidators();
