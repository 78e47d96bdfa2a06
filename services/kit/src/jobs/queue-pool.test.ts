import { expect, it } from 'vitest';
import { queuePool } from './queue-pool.js';

it('a connection requested after the pool has ended never settles, because an unhandled rejection would end the process', async () => {
  const pool = queuePool({ url: 'postgres://nobody@127.0.0.1:9/none', schema: 'none' });
  await pool.end();
  const settled = await Promise.race([
    pool.connect().then(
      () => 'connected',
      () => 'rejected',
    ),
    new Promise((resolve) => setImmediate(() => resolve('waits'))),
  ]);
  expect(settled).toBe('waits');
});
