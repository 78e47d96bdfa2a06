import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.js';

const full = () => new Error('full');

describe('The queue for password hashing', () => {
  it('runs at most the given number of tasks at the same time, and every task in the end', async () => {
    const queue = boundedQueue({ maxConcurrent: 2, waiting: 50, waitMs: 2000 }, full);
    let running = 0;
    let peak = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        queue(async () => {
          running += 1;
          peak = Math.max(peak, running);
          await wait(2);
          running -= 1;
          return n;
        }),
      ),
    );
    expect(peak).toBe(2);
    expect(done).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('rejects the next task immediately when the queue is full', async () => {
    const queue = boundedQueue({ maxConcurrent: 1, waiting: 2, waitMs: 2000 }, full);
    const tasks = [1, 2, 3].map(() => queue(() => wait(20)));
    await expect(queue(() => wait(1))).rejects.toThrow('full');
    await Promise.all(tasks);
    await expect(queue(async () => 'free again')).resolves.toBe('free again');
  });

  it('rejects a task that would wait too long', async () => {
    const queue = boundedQueue({ maxConcurrent: 1, waiting: 50, waitMs: 10 }, full);
    const slow = queue(() => wait(60));
    await expect(queue(async () => 'never')).rejects.toThrow('full');
    await slow;
    await expect(queue(async () => 'free again')).resolves.toBe('free again');
  });

  it('continues after a failed task', async () => {
    const queue = boundedQueue({ maxConcurrent: 1, waiting: 1, waitMs: 100 }, full);
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue(async () => 'fine')).resolves.toBe('fine');
  });
});
