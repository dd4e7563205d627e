/** There is one edition of Shattered Empires. */
export const EDITION = 'v2';
