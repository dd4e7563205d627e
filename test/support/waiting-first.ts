import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longest } from './longest.ts';

/** What waits more than it works follows, so that the rest is done meanwhile. */
const folders = ['/test/trials/', '/test/browser/'];

function rankOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((path) => moduleId.endsWith(path));
  if (place >= 0) return place;
  const folder = folders.findIndex((one) => moduleId.includes(one));
  return longest.length + (folder < 0 ? folders.length : folder);
}

/** Starts what takes longest first, then what waits, and then all others by what is known of their time. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
