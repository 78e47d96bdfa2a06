import { unavailable } from '@setu/kit/core';
import { metrics } from '@setu/kit/process';
import type { NextFunction, Request, Response } from 'express';
import { Counter } from 'prom-client';
import type { LagWatch } from './lag.js';
import { isRead } from './negotiation.js';
import type { Route } from './route.js';

/** The kinds of load with separate limits: calls, downloads and uploads. */
type Load = 'calls' | 'downloads' | 'uploads';

const shed = new Counter({
  name: 'setu_http_shed_total',
  help: 'Calls rejected with 503 because of overload',
  labelNames: ['load'],
  registers: [metrics],
});

export interface Shedding {
  maxInFlight: number;
  lag: Pick<LagWatch, 'isLate'>;
  refuse: (req: Request, res: Response, error: unknown) => void;
}

/** The slot of one call among the calls in flight. */
export interface Turn {
  /** Releases the slot while the call waits for its browser. */
  leave: () => void;
  /** Takes a slot again. Throws `unavailable` if none is free. */
  comeBack: () => void;
}

type Counted = Pick<Route, 'kind' | 'changes' | 'streams'>;

const downloadsPerCall = 5;

const turns = new WeakMap<Response, Turn>();
const noSlot: Turn = { leave: () => {}, comeBack: () => {} };

/** Returns the slot of the call being answered. */
export const turnOf = (res: Response): Turn => turns.get(res) ?? noSlot;

const loadOf = ({ kind, streams }: Partial<Counted>): Load => {
  if (streams) return 'uploads';
  return kind === 'D' ? 'downloads' : 'calls';
};

/**
 * Rejects calls (503, Retry-After) under overload. Reads are rejected once the event loop lags or too many calls are in
 * flight. Saves and sign-out are rejected only with a quarter more calls in flight. Downloads have their own limit,
 * five times as high, and so do uploads. These two ignore the lag, because they wait for slow connections and not for
 * this process. A call counts as in flight only while we work on it: not while its body is arriving, and not once it is
 * an open event stream (`turnOf`).
 */
export const shedLoad = ({ maxInFlight, lag, refuse }: Shedding) => {
  const inFlight: Record<Load, number> = { calls: 0, downloads: 0, uploads: 0 };
  const hasRoom = (load: Load, hasPriority: boolean): boolean => {
    if (load === 'downloads') return inFlight.downloads < maxInFlight * downloadsPerCall;
    if (load === 'uploads') return inFlight.uploads < maxInFlight;
    // Saves and sign-out are still served when reads no longer are.
    if (hasPriority) return inFlight.calls < maxInFlight * 1.25;
    return inFlight.calls < maxInFlight && !lag.isLate();
  };
  const turn = (load: Load, hasPriority: boolean): Turn & { end: () => void } => {
    let isIn = false;
    let isOver = false;
    const leave = (): void => {
      if (isIn) inFlight[load] -= 1;
      isIn = false;
    };
    const comeBack = (): void => {
      if (isIn || isOver) return;
      if (!hasRoom(load, hasPriority)) {
        shed.inc({ load });
        throw unavailable('overloaded');
      }
      inFlight[load] += 1;
      isIn = true;
    };
    const end = (): void => {
      leave();
      isOver = true;
    };
    return { leave, comeBack, end };
  };
  /** Counts the calls of a route. Without a route, counts the calls that match none. */
  return (route: Partial<Counted> = {}) =>
    (req: Request, res: Response, next: NextFunction): void => {
      const slot = turn(loadOf(route), !isRead(req) || route.changes !== undefined);
      try {
        slot.comeBack();
      } catch (error) {
        // The access log line says why, as for every other 503.
        res.locals.error = error;
        refuse(req, res, error);
        return;
      }
      turns.set(res, slot);
      res.once('close', slot.end);
      next();
    };
};
export type CountLoad = ReturnType<typeof shedLoad>;
