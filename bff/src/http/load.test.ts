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

describe('Under overload', () => {
  const signOut = { of: { changes: true } } as const;

  it('reads are rejected first, saves and sign-out only with a quarter more calls in flight, until other calls finish', () => {
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

  it('the access log line of a rejected call says why', () => {
    const { call, why } = room(1);
    expect([call(), call()]).toEqual([true, false]);
    expect(why()).toEqual([undefined, 'overloaded']);
  });

  it('an Accept header of an event stream does not bypass the limit', () => {
    const { call } = room(2);
    expect([1, 2, 3].map(() => call({ accept: 'text/event-stream' }))).toEqual([true, true, false]);
  });

  it('a call that waits for its browser releases its slot, and fails if all slots are in use when it continues', () => {
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

  it('a finished call never takes a slot again', () => {
    const { call, turn, end } = room(1);
    call();
    turn(0).leave();
    end();
    turn(0).comeBack();
    expect(call()).toBe(true);
  });

  it('downloads and uploads have their own limits and are accepted while the event loop lags', () => {
    const { call } = room(2, true);
    const picture = { of: { kind: 'D' } } as const;
    const upload = { method: 'POST', of: { streams: true } } as const;
    expect(Array.from({ length: 11 }, () => call(picture))).toEqual([...Array(10).fill(true), false]);
    expect([1, 2, 3].map(() => call(upload))).toEqual([true, true, false]);
    expect(call({ method: 'POST' })).toBe(true);
  });

  it('only saves and sign-out are accepted while the event loop lags', () => {
    const { call } = room(100, true);
    expect([call(), call({ method: 'POST' }), call(signOut)]).toEqual([false, true, true]);
  });
});
