/** The real program in a real browser: a whole game. */

import { prepareStage } from './stage.ts';
import { gameStories } from './stories-game.ts';

gameStories(prepareStage());
