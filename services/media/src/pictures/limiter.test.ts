import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { limiter } from './limiter.js';
import { singleFlight } from './single-flight.js';

describe('Picture rendering', () => {
  it('runs two tasks at a time, and a failed task frees its slot', async () => {
    const limited = limiter(2);
    let running = 0;
    let maxRunning = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, i) =>
        limited(async () => {
          running += 1;
          maxRunning = Math.max(maxRunning, running);
          await wait(2);
          running -= 1;
          if (i % 3 === 0) throw new Error('broken');
          return i;
        }),
      ),
    );
    expect(maxRunning).toBe(2);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(6);
    expect(await limited(async () => 'still works')).toBe('still works');
  });

  it('runs once for concurrent identical requests, and again after a failure', async () => {
    const single = singleFlight<string>();
    let times = 0;
    const task = async () => {
      times += 1;
      await wait(2);
      if (times === 1) throw new Error('first fails');
      return 'made';
    };
    const first = await Promise.allSettled([single('a', task), single('a', task)]);
    expect(first.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(await Promise.all([single('a', task), single('a', task)])).toEqual(['made', 'made']);
    expect(times).toBe(2);
  });
});
