import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits longest begins first, so that the rest is done meanwhile. */
const folders = ['/test/trials/', '/test/browser/'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = folders.findIndex((folder) => moduleId.includes(folder));
  return rank < 0 ? folders.length : rank;
};

/** Starts trials before stories in browsers, and these before all others; trials by name, others by what is known of their time. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const trials = usual.filter((file) => rankOf(file) === 0);
    trials.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
    const others = usual.filter((file) => rankOf(file) > 0);
    return [...trials, ...others.sort((a, b) => rankOf(a) - rankOf(b))];
  }
}
