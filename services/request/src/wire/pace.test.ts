import { expect, it } from 'vitest';
import { atOnce, inTurn } from './pace.js';

/** Returns three queries that record how many are running when each one starts. */
function counted() {
  let underWay = 0;
  const seen: number[] = [];
  const ask = (answer: string) => async () => {
    underWay += 1;
    seen.push(underWay);
    await Promise.resolve();
    underWay -= 1;
    return answer;
  };
  return { seen, asks: [ask('a'), ask('b'), ask('c')] as const };
}

it('one by one, each query starts when the previous one has finished', async () => {
  const { seen, asks } = counted();
  expect(await inTurn(...asks)).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual([1, 1, 1]);
});

it('together, all queries run concurrently and return in their order', async () => {
  const { seen, asks } = counted();
  expect(await atOnce(...asks)).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual([1, 2, 3]);
});
