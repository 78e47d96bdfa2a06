import { expect, it } from 'vitest';
import { readServiceEnv } from './service-env.js';

const read = (more: object) =>
  readServiceEnv('fx', {}, { DATABASE_URL: 'postgres://x', ACTOR_KEYS: 'k'.repeat(32), ...more });

it.each([
  [{}, 1],
  [{ NATS_REPLICAS: '' }, 1],
  [{ NATS_REPLICAS: '3' }, 3],
  [{ NATS_REPLICAS: '5' }, 5],
])('reads the number of NATS replicas from %j', (more, replicas) => {
  expect(read(more).NATS_REPLICAS).toBe(replicas);
});

it.each(['0', '2', '4', '7', 'three'])('rejects %s replicas', (text) => {
  expect(() => read({ NATS_REPLICAS: text })).toThrow('NATS_REPLICAS');
});

it('names the allowed numbers of NATS replicas', () => {
  expect(() => read({ NATS_REPLICAS: '2' })).toThrow('NATS_REPLICAS: must be 1, 3 or 5');
});

it('reads the months to keep by table', () => {
  expect(read({}).KEEP_MONTHS).toEqual({});
  expect(read({ KEEP_MONTHS: ' audit=60, notice = 24,' }).KEEP_MONTHS).toEqual({ audit: 60, notice: 24 });
});

it.each(['audit', 'audit=0', 'audit=-1', 'audit=1.5', 'audit=60;notice=24'])('rejects %s as months to keep', (text) => {
  expect(() => read({ KEEP_MONTHS: text })).toThrow('KEEP_MONTHS: must be like audit=60');
});
