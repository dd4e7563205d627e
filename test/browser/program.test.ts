/**
 * The real program in a real browser: people gather, play, stumble, and go on after a power cut. One browser, in order. A whole game
 * against the computer player is played nightly.
 */

import { prepareStage } from './stage.ts';
import { battleStories } from './stories-battle.ts';
import { cardStories } from './stories-cards.ts';
import { deckStories } from './stories-decks.ts';
import { eseStories } from './stories-ese.ts';
import { fourStories } from './stories-four.ts';
import { helpStories } from './stories-help.ts';
import { lobbyStories } from './stories-lobby.ts';
import { semStories } from './stories-sem.ts';
import { tswStories } from './stories-tsw.ts';

const stage = prepareStage();

lobbyStories(stage);
cardStories(stage);
deckStories(stage);
battleStories(stage);
helpStories(stage);
fourStories(stage);
eseStories(stage);
tswStories(stage);
semStories(stage);
