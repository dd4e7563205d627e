import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits longest begins first, so that the rest is done meanwhile. */
const order = ['trials', 'browser'];

const rankOf = ({ project }: TestSpecification): number => {
  const rank = order.indexOf(project.name);
  return rank < 0 ? order.length : rank;
};

/** Starts trials before stories in browsers, and these before all others; trials by name, others by what is known of their time. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const trials = usual.filter(({ project }) => project.name === 'trials');
    trials.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
    const others = usual.filter(({ project }) => project.name !== 'trials');
    return [...trials, ...others.sort((a, b) => rankOf(a) - rankOf(b))];
  }
}
