import { expect, it } from 'vitest';
import { atOnce, inTurn } from './pace.js';

/** Three askings that note how many are under way when each begins. */
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

it('in turn each begins when the one before has answered', async () => {
  const { seen, asks } = counted();
  expect(await inTurn(...asks)).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual([1, 1, 1]);
});

it('at once all are under way together, and answer in their order', async () => {
  const { seen, asks } = counted();
  expect(await atOnce(...asks)).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual([1, 2, 3]);
});
