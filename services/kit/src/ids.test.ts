import { expect, it } from 'vitest';
import { isUuid, systemIds } from './ids.js';

it('ids are UUIDs of version 7 and sort in order of creation, even within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, () => systemIds.id());
  expect(ids.every((id) => isUuid(id) && id[14] === '7' && '89ab'.includes(id.charAt(19)))).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('tokens are URL-safe and have the requested length', () => {
  expect(systemIds.token()).toMatch(/^[\w-]{43}$/);
  expect(systemIds.token(6)).toMatch(/^[\w-]{8}$/);
});

it('numbers have eight digits', () => {
  for (let n = 0; n < 100; n += 1) expect(systemIds.number8()).toMatch(/^[1-9]\d{7}$/);
});

it.each([
  '',
  'x',
  '018f0000-0000-7000-8000-00000000000',
  '018f0000-0000-7000-8000-0000000000000',
  '{018f0000-0000-7000-8000-000000000000}',
])('rejects %j as a UUID', (text) => {
  expect(isUuid(text)).toBe(false);
});
