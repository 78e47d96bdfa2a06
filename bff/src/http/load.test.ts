import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { shedLoad, turnOf } from './load.js';
import type { Route } from './route.js';

interface Try {
  method?: string;
  accept?: string;
  of?: Partial<Pick<Route, 'kind' | 'changes' | 'streams'>>;
}

const room = (maxInFlight: number, late = false) => {
  const refused: string[] = [];
  const closers: (() => void)[] = [];
  const answers: Response[] = [];
  const countLoad = shedLoad({
    maxInFlight,
    lag: { isLate: () => late },
    refuse: (req) => refused.push(req.method),
  });
  const call = ({ method = 'GET', accept = '', of }: Try = {}): boolean => {
    let passed = false;
    const res = { locals: {}, once: (_event: string, fn: () => void) => closers.push(fn) } as unknown as Response;
    answers.push(res);
    countLoad(of)({ method, headers: { accept } } as Request, res, () => {
      passed = true;
    });
    return passed;
  };
  const turn = (index: number) => turnOf(answers[index] as Response);
  const why = () => answers.map((res) => (res.locals.error as Error | undefined)?.message);
  return { call, refused, turn, why, end: () => closers.pop()?.() };
};

describe('too much to do', () => {
  const signOut = { of: { changes: true } } as const;

  it('reads are refused first, saves and signing out a quarter later, and room comes back', () => {
    const { call, end, refused } = room(4);
    expect([1, 2, 3, 4].map(() => call())).toEqual([true, true, true, true]);
    expect(call()).toBe(false);
    expect(call(signOut)).toBe(true);
    expect(call({ method: 'POST' })).toBe(false);
    end();
    end();
    expect(call()).toBe(true);
    expect(refused).toEqual(['GET', 'POST']);
  });

  it('the access line of a refused call says why', () => {
    const { call, why } = room(1);
    expect([call(), call()]).toEqual([true, false]);
    expect(why()).toEqual([undefined, 'too much to do']);
  });

  it('what a call says it accepts makes no room', () => {
    const { call } = room(2);
    expect([1, 2, 3].map(() => call({ accept: 'text/event-stream' }))).toEqual([true, true, false]);
  });

  it('a call that waits for its browser gives its place up, and finds none when others took it', () => {
    const { call, turn, end } = room(1);
    expect(call()).toBe(true);
    expect(call()).toBe(false);
    turn(0).leave();
    expect(call()).toBe(true);
    expect(() => turn(0).comeBack()).toThrow(expect.objectContaining({ kind: 'unavailable' }));
    end();
    turn(0).comeBack();
    expect(call()).toBe(false);
  });

  it('a call that is over takes no place any more', () => {
    const { call, turn, end } = room(1);
    call();
    turn(0).leave();
    end();
    turn(0).comeBack();
    expect(call()).toBe(true);
  });

  it('downloads and uploads take no room from calls, pass a loop that lags, and have an end of their own', () => {
    const { call } = room(2, true);
    const picture = { of: { kind: 'D' } } as const;
    const upload = { method: 'POST', of: { streams: true } } as const;
    expect(Array.from({ length: 11 }, () => call(picture))).toEqual([...Array(10).fill(true), false]);
    expect([1, 2, 3].map(() => call(upload))).toEqual([true, true, false]);
    expect(call({ method: 'POST' })).toBe(true);
  });

  it('a loop that lags serves saves and signing out only', () => {
    const { call } = room(100, true);
    expect([call(), call({ method: 'POST' }), call(signOut)]).toEqual([false, true, true]);
  });
});
