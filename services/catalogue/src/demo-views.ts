import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from './deps.js';

export const fillDemoViewsTask = 'catalogue.fill-demo-views';

/**
 * Stores the views of the demo world's cards, a hundred thousand rows that only reports show. The first start does not
 * wait for them.
 */
export const fillDemoViews = ({ write, clock }: Pick<CatalogueDeps, 'write' | 'clock'>): Task => ({
  name: fillDemoViewsTask,
  run: async () => {
    const { demoCardViews } = await import('@setu/demo-world');
    await write(({ cardViews }) => cardViews.fill(demoCardViews(clock.now())));
  },
});
