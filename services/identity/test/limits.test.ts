import { afterAll, describe, expect, it } from 'vitest';
import { purgeExpired } from '../src/jobs/purge-expired.js';
import { bff, failureOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const take = async (key: string, cost = 1, windowSeconds = 60) =>
  Number((await world.client.takeFromLimit({ key, cost, windowSeconds }, { actor: bff })).taken);

describe('A limit', () => {
  it('is counted by key across all callers, and counts concurrent calls correctly', async () => {
    expect(await take('upload:1')).toBe(1);
    expect(await take('upload:1', 5)).toBe(6);
    expect(await take('upload:2')).toBe(1);
    const totals = await Promise.all(Array.from({ length: 20 }, () => take('upload:1')));
    expect(totals.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 7));
  });

  it('starts again with the next window', async () => {
    await take('suggest:1', 20, 1);
    world.clock.advance(1000);
    expect(await take('suggest:1', 1, 1)).toBe(1);
  });

  it('is deleted when its window is over', async () => {
    await take('old', 1, 1);
    world.clock.advance(2000);
    await take('present', 1, 3600);
    await purgeExpired(world.deps).run({}, { signal: new AbortController().signal });
    const rows: { key: string }[] = await world.deps.db('taken_limit').select('key');
    expect(rows.map(({ key }) => key)).toContain('present');
    expect(rows.map(({ key }) => key)).not.toContain('old');
  });

  it('rejects keys, costs and windows out of bounds', async () => {
    for (const [key, cost, seconds] of [
      ['', 1, 60],
      ['x'.repeat(201), 1, 60],
      ['x', 0, 60],
      ['x', 10_001, 60],
      ['x', 1, 0],
      ['x', 1, 86_401],
    ] as const)
      expect((await failureOf(take(key, cost, seconds))).kind).toBe('invalid');
  });
});
