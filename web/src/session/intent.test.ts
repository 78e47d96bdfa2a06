// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetIntent, type Intent, intentOf, storedCount, storeIntent, takeIntent, unfinishedIntent } from './intent';

const path = '/catalog/product/c/s?page=2';
const intent: Intent = { id: 'press', action: 'add_to_cart', path, skuId: 's', name: 'Насос', count: 12 };

beforeEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('An action pressed before the sign-in', () => {
  it('runs once, on its own page, only through the sign-in that the press started', () => {
    storeIntent(intent);
    expect(takeIntent('other', path)).toBeNull();
    expect(takeIntent('press', '/catalog/product/c/other')).toBeNull();
    expect(takeIntent('press', path)).toMatchObject(intent);
    expect(takeIntent('press', path)).toBeNull();
  });

  it('keeps the quantity, before and after it has run, for that card on that page only', () => {
    storeIntent(intent);
    expect(storedCount(path, 's')).toBe(12);
    takeIntent('press', path);
    expect(storedCount(path, 's')).toBe(12);
    expect([storedCount(path, 'other'), storedCount('/', 's')]).toEqual([undefined, undefined]);
    forgetIntent();
    expect(storedCount(path, 's')).toBeUndefined();
  });

  it('can be continued after a registration, until it has run', () => {
    expect(unfinishedIntent()).toBeNull();
    storeIntent(intent);
    expect(unfinishedIntent()).toMatchObject({ id: 'press', path });
    takeIntent('press', path);
    expect(unfinishedIntent()).toBeNull();
  });

  it('lasts half an hour', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') });
    storeIntent(intent);
    vi.setSystemTime(Date.parse('2026-11-20T09:29:59Z'));
    expect(storedCount(path, 's')).toBe(12);
    vi.setSystemTime(Date.parse('2026-11-20T09:30:00Z'));
    expect(takeIntent('press', path)).toBeNull();
  });

  it.each([
    ['an unknown action', { action: 'publish' }],
    ['another version', { version: 2 }],
    ['an invalid count', { count: 'все' }],
    ['a time in the future', { at: Date.now() + 60_000 }],
    ['an invalid page', { path: 5 }],
  ])('with %s is ignored', (_what, wrong) => {
    const stored = { ...intent, version: 1, at: Date.now(), isSpent: false };
    sessionStorage.setItem('setu-intent', JSON.stringify({ ...stored, ...wrong }));
    expect(takeIntent('press', path)).toBeNull();
  });

  it('stored as anything but an object is ignored', () => {
    for (const text of ['', 'null', '{', '[]', '"x"']) {
      sessionStorage.setItem('setu-intent', text);
      expect(takeIntent('press', path)).toBeNull();
    }
  });
});

it('a history entry names an action or nothing', () => {
  expect(intentOf({ intent: 'press', from: '/' })).toBe('press');
  for (const state of [null, undefined, 'x', {}, { intent: 5 }]) expect(intentOf(state)).toBeNull();
});
