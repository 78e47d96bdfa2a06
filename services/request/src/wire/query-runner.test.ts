import { expect, it } from 'vitest';
import { concurrently, sequentially } from './query-runner.js';

/** Returns three queries that record how many are running when each one starts. */
function counted() {
  let underWay = 0;
  const running: number[] = [];
  const query = (answer: string) => async () => {
    underWay += 1;
    running.push(underWay);
    await Promise.resolve();
    underWay -= 1;
    return answer;
  };
  return { running, queries: [query('a'), query('b'), query('c')] as const };
}

it('sequential queries each start when the previous one has finished', async () => {
  const { running, queries } = counted();
  expect(await sequentially(...queries)).toEqual(['a', 'b', 'c']);
  expect(running).toEqual([1, 1, 1]);
});

it('concurrent queries all run together and return in their order', async () => {
  const { running, queries } = counted();
  expect(await concurrently(...queries)).toEqual(['a', 'b', 'c']);
  expect(running).toEqual([1, 2, 3]);
});
