import { currentContext, runInContext } from '@setu/kit/process';
import { expect, it, vi } from 'vitest';
import { remembered } from './facet-names.js';

const named = (num: number, en: string) => ({ num, id: `c${num}`, name: { en, ru: en } });

it('reads a name once a second at most, beside the answer where many ask, and never tells one older than two', async () => {
  let at = 1;
  let said = 'Old';
  const read = vi.fn(async (nums: readonly number[]) => nums.map((num) => named(num, said)));
  const names = remembered(read, () => at);
  const told = async () => (await names([1]))[0]?.name.en;
  expect(await told()).toBe('Old');
  said = 'New';
  at = 900;
  expect(await told()).toBe('Old');
  expect(read).toHaveBeenCalledTimes(1);
  at = 1_100;
  expect(await told()).toBe('Old');
  expect(await told()).toBe('New');
  expect(read).toHaveBeenCalledTimes(2);

  said = 'Newest';
  at = 3_200;
  expect(await told()).toBe('Newest');
  expect(read).toHaveBeenCalledTimes(3);
});

it('tells a failure to whom it keeps from an answer, and to nobody else', async () => {
  let at = 1;
  const read = vi.fn(async (nums: readonly number[]) => nums.map((num) => named(num, 'Kept')));
  const names = remembered(read, () => at);
  await names([1]);
  read.mockRejectedValue(new Error('away'));
  at = 1_500;
  expect((await names([1]))[0]?.name.en).toBe('Kept');
  at = 2_100;
  await expect(names([1])).rejects.toThrow('away');
});

it('reads again outside the call that came upon it, whose end would cut the query off', async () => {
  let at = 1;
  const signals: (AbortSignal | undefined)[] = [];
  const names = remembered(
    async (nums) => {
      signals.push(currentContext()?.signal);
      return nums.map((num) => named(num, 'Kept'));
    },
    () => at,
  );
  const { signal } = new AbortController();
  const ask = () => runInContext({ requestId: 'r', signal }, () => names([1]));
  await ask();
  at = 1_500;
  await ask();
  expect(signals).toEqual([signal, undefined]);
});
