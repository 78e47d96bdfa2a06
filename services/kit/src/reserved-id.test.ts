import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUuid } from './ids.js';
import { isReserved, reservedMs, reserveId } from './reserved-id.js';

const now = new Date('2026-11-20T09:00:00Z');
const own = { noun: 'request', owner: 'Rita', keys: ['one'], now };
const after = (ms: number) => ({ ...own, now: new Date(now.getTime() + ms) });

it('a reserved id is a UUID that its owner can use for a day, whatever its random bits are', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -60_000, max: reservedMs }), (noise, ms) => {
      const id = reserveId(own, noise);
      expect(isUuid(id)).toBe(true);
      expect(isReserved(id, after(ms))).toBe(true);
      expect(isReserved(id.toUpperCase(), after(ms))).toBe(true);
    }),
  );
});

it('a reserved id is invalid for other owners and other kinds of object, and after a day', () => {
  const id = reserveId(own, 7);
  expect(isReserved(id, { ...own, owner: 'Igor' })).toBe(false);
  expect(isReserved(id, { ...own, noun: 'card' })).toBe(false);
  expect(isReserved(id, after(reservedMs + 1))).toBe(false);
  expect(isReserved(id, after(-60_001))).toBe(false);
});

it('a reserved id is accepted with a former key and rejected with a foreign one', () => {
  const id = reserveId(own, 7);
  expect(isReserved(id, { ...own, keys: ['two', 'one'] })).toBe(true);
  expect(isReserved(id, { ...own, keys: ['two'] })).toBe(false);
});

it('changing a reserved id makes it invalid', () => {
  const id = reserveId(own, 7);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: id.length - 1 }), fc.constantFrom(...'0123456789abcdef'), (at, digit) => {
      const other = `${id.slice(0, at)}${id[at] === '-' ? '-' : digit}${id.slice(at + 1)}`;
      expect(isReserved(other, own)).toBe(other === id);
    }),
  );
});
