/** In place of a table's id: what is sent to a server, whatever the table. Ids of tables have no colon. */
export const serverPlace = (guild: string): string => `g:${guild}`;
