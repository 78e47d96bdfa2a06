// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetIntent, type Intent, intentOf, keepIntent, keptCount, takeIntent } from './intent';

const path = '/catalog/product/c/s?page=2';
const intent: Intent = { id: 'press', action: 'add_to_cart', path, skuId: 's', name: 'Насос', count: 12 };

beforeEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('what was pressed before a sign-in', () => {
  it('is taken once, on its own page, by the way the press itself began', () => {
    keepIntent(intent);
    expect(takeIntent('other', path)).toBeNull();
    expect(takeIntent('press', '/catalog/product/c/other')).toBeNull();
    expect(takeIntent('press', path)).toMatchObject(intent);
    expect(takeIntent('press', path)).toBeNull();
  });

  it('leaves the quantity there, before and after it has run, for that card on that page only', () => {
    keepIntent(intent);
    expect(keptCount(path, 's')).toBe(12);
    takeIntent('press', path);
    expect(keptCount(path, 's')).toBe(12);
    expect([keptCount(path, 'other'), keptCount('/', 's')]).toEqual([undefined, undefined]);
    forgetIntent();
    expect(keptCount(path, 's')).toBeUndefined();
  });

  it('lasts half an hour', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') });
    keepIntent(intent);
    vi.setSystemTime(Date.parse('2026-11-20T09:29:59Z'));
    expect(keptCount(path, 's')).toBe(12);
    vi.setSystemTime(Date.parse('2026-11-20T09:30:00Z'));
    expect(takeIntent('press', path)).toBeNull();
  });

  it.each([
    ['an action nobody knows', { action: 'publish' }],
    ['another version', { version: 2 }],
    ['no count', { count: 'все' }],
    ['a time to come', { at: Date.now() + 60_000 }],
    ['no page', { path: 5 }],
  ])('with %s is none', (_what, wrong) => {
    const whole = { ...intent, version: 1, at: Date.now(), isSpent: false };
    sessionStorage.setItem('setu-intent', JSON.stringify({ ...whole, ...wrong }));
    expect(takeIntent('press', path)).toBeNull();
  });

  it('written as anything but an object is none', () => {
    for (const text of ['', 'null', '{', '[]', '"x"']) {
      sessionStorage.setItem('setu-intent', text);
      expect(takeIntent('press', path)).toBeNull();
    }
  });
});

it('a history entry names a press, or nothing', () => {
  expect(intentOf({ intent: 'press', from: '/' })).toBe('press');
  for (const state of [null, undefined, 'x', {}, { intent: 5 }]) expect(intentOf(state)).toBeNull();
});
