import { expect, it } from 'vitest';
import { queuePool } from './queue-pool.js';

it('once it has ended, whoever still asks is told nothing: what nobody listens to would end the process', async () => {
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
