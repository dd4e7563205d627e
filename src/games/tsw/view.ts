/** What a seat or a spectator may see. Nothing yet: no screen shows the game. */
export type TswBoard = object;
