import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attempts, giveTokenBack, takeAttempt, takeToken } from './throttle.js';

const start = new Date('2026-11-20T09:00:00Z');
const after = (ms: number, from = start) => new Date(from.getTime() + ms);

function failed(times: number): Attempts | undefined {
  let state: Attempts | undefined;
  for (let n = 0; n < times; n += 1) {
    const taken = takeAttempt(state, state === undefined ? start : after(61_000, state.at));
    state = taken.state;
  }
  return state;
}

describe('tries of one e-mail address', () => {
  it('are free until ten have failed, also all at one moment', () => {
    let state: Attempts | undefined;
    const allowed = Array.from({ length: 50 }, () => {
      const taken = takeAttempt(state, start);
      state = taken.state;
      return taken.allowed;
    });
    expect(allowed.filter(Boolean)).toHaveLength(10);
  });

  it.each([
    [10, 1],
    [11, 2],
    [12, 4],
    [15, 32],
    [16, 60],
    [400, 60],
  ])('after %d failures wait %d s', (failures, seconds) => {
    const state: Attempts = { failures, at: start };
    expect(takeAttempt(state, after(1))).toMatchObject({ allowed: false, retryAfterSeconds: seconds, state });
    expect(takeAttempt(state, after(seconds * 1000))).toMatchObject({ allowed: true });
  });

  it('begin anew after a quarter of an hour without one', () => {
    const state = failed(30);
    if (state === undefined) throw new Error('thirty tries leave a state');
    expect(takeAttempt(state, after(15 * 60_000, state.at)).state.failures).toBe(1);
  });

  it('are never shut out for longer than a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 3_600_000 }), (failures, ms) => {
        expect(takeAttempt({ failures, at: start }, after(ms)).retryAfterSeconds).toBeLessThanOrEqual(60);
      }),
    );
  });
});

describe('a clock that is set back', () => {
  const tomorrow = after(86_400_000);
  it('locks neither a person nor a network out', () => {
    expect(takeAttempt({ failures: 50, at: tomorrow }, start).allowed).toBe(true);
    expect(takeToken(tomorrow, start, 10).allowed).toBe(true);
  });

  it('by a few seconds forgets nothing', () => {
    expect(takeAttempt({ failures: 50, at: after(5000) }, start).allowed).toBe(false);
    expect(takeToken(after(65_000), start, 10).allowed).toBe(false);
  });
});

describe('tries from one network', () => {
  it('are ten a minute, then one every six seconds', () => {
    let full: Date | undefined;
    for (let n = 0; n < 10; n += 1) {
      const taken = takeToken(full, start, 10);
      expect(taken.allowed).toBe(true);
      full = taken.state;
    }
    expect(takeToken(full, start, 10)).toMatchObject({ allowed: false, retryAfterSeconds: 6 });
    expect(takeToken(full, after(6000), 10).allowed).toBe(true);
  });

  it('cost nothing when they succeed', () => {
    let full: Date | undefined;
    for (let n = 0; n < 100; n += 1) {
      const taken = takeToken(full, start, 10);
      expect(taken.allowed).toBe(true);
      full = giveTokenBack(taken.state, 10);
    }
  });
});
