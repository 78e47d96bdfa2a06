import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { shedLoad } from './shed.js';

interface Try {
  method?: string;
  path?: string;
  accept?: string;
}

const room = (maxInFlight: number, late = false) => {
  const refused: string[] = [];
  const closers: (() => void)[] = [];
  const shed = shedLoad({
    maxInFlight,
    lag: { isLate: () => late },
    refuse: (req) => refused.push(`${req.method} ${req.path}`),
  });
  const call = ({ method = 'GET', path = '/', accept = '' }: Try = {}): boolean => {
    let passed = false;
    const res = { once: (_event: string, fn: () => void) => closers.push(fn) } as unknown as Response;
    shed({ method, path, headers: { accept } } as Request, res, () => {
      passed = true;
    });
    return passed;
  };
  return { call, refused, end: () => closers.pop()?.() };
};

describe('too much to do', () => {
  it('reads are refused first, saves and signing out a quarter later, and room comes back', () => {
    const { call, end, refused } = room(4);
    expect([1, 2, 3, 4].map(() => call())).toEqual([true, true, true, true]);
    expect(call()).toBe(false);
    expect(call({ path: '/logout' })).toBe(true);
    expect(call({ method: 'POST' })).toBe(false);
    end();
    end();
    expect(call()).toBe(true);
    expect(refused).toEqual(['GET /', 'POST /']);
  });

  it('streams of notices do not count', () => {
    const { call } = room(2);
    expect([1, 2, 3].map(() => call({ accept: 'text/event-stream' }))).toEqual([true, true, true]);
    expect(call()).toBe(true);
  });

  it('downloads take no room from calls, pass a loop that lags, and have an end of their own', () => {
    const picture = { path: '/media/file/0/picture.webp' };
    const { call } = room(2, true);
    expect(Array.from({ length: 11 }, () => call(picture))).toEqual([...Array(10).fill(true), false]);
    expect(call({ method: 'POST' })).toBe(true);
  });

  it('a loop that lags serves saves and signing out only', () => {
    const { call } = room(100, true);
    expect([call(), call({ method: 'POST' }), call({ path: '/logout' })]).toEqual([false, true, true]);
  });
});
