import { book } from './book.ts';

book.describe('ships', () => {
  book.add({ name: 'a ship sails', isTrue: true });
  book.add({ name: 'a ship docks', isTrue: true });
});
