import { Principal } from '@setu/proto/identity/sessions';
import { expect, it } from 'vitest';
import type { Services } from '../services.js';
import { principalCache } from './principals.js';

it('acting on behalf of another user ends at the agreed time', async () => {
  const end = Date.parse('2026-11-30T20:00:00Z');
  let [time, calls] = [end - 100, 0];
  const principal = Principal.fromPartial({ actingUntil: new Date(end).toISOString() });
  const resolveSession = async () => {
    calls += 1;
    return { principal };
  };
  const cache = principalCache({ resolveSession } as unknown as Services['identity'], () => time);
  const read = () => cache.resolve('token', { write: false, touch: false });
  await read();
  await read();
  expect(calls).toBe(1);
  time = end;
  await read();
  expect(calls).toBe(2);
});
