/** The rules of both editions in German, as topics of `/rules`. */
import { clauseTopics, rowTopics } from '../../../../kit/clauses.ts';
import { coreDe } from './core.ts';
import { differencesDe } from './differences.ts';
import { exiledDe } from './exiled.ts';

export const clausePagesDe = [
  ...clauseTopics([...coreDe, ...exiledDe], 'Klauseln'),
  ...rowTopics('d', 'Was The Exiled ändert', differencesDe, 'Klauseln'),
];
