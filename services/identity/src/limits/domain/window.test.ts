import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowAt } from './window.js';

describe('A time window', () => {
  it('contains its moment and is the same for every moment in it', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 86_400 }), (now, seconds) => {
        const { startsAt, endsAt } = windowAt(now, seconds);
        expect(endsAt.getTime() - startsAt.getTime()).toBe(seconds * 1000);
        expect(startsAt <= now && now < endsAt).toBe(true);
        expect(windowAt(startsAt, seconds)).toEqual(windowAt(now, seconds));
        expect(windowAt(endsAt, seconds).startsAt).toEqual(endsAt);
      }),
    );
  });
});
