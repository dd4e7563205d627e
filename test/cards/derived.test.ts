import { expect, test } from 'vitest';
import { derived } from '#cards/derived';

test('what follows from a definition is worked out once for each, and kept apart from that of an equal one', () => {
  const worked: string[] = [];
  const initial = derived(({ name }: { readonly name: string }) => {
    worked.push(name);
    return { letter: name.slice(0, 1) };
  });
  const [scout, other] = [{ name: 'scout' }, { name: 'scout' }];
  expect(initial(scout)).toBe(initial(scout));
  expect(initial(other)).toEqual({ letter: 's' });
  expect(initial(other)).not.toBe(initial(scout));
  expect(worked).toEqual(['scout', 'scout']);
});
