import { unavailable } from '@setu/kit/core';
import { metrics } from '@setu/kit/process';
import type { NextFunction, Request, Response } from 'express';
import { Counter } from 'prom-client';
import type { LagWatch } from './lag.js';
import { isRead } from './negotiation.js';
import type { Route } from './route.js';

/** What is counted apart: calls; bytes on their way down; bytes on their way up. */
type Load = 'calls' | 'downloads' | 'uploads';

const shed = new Counter({
  name: 'setu_http_shed_total',
  help: 'Calls refused because they would only make everybody wait',
  labelNames: ['load'],
  registers: [metrics],
});

export interface Shedding {
  maxInFlight: number;
  lag: Pick<LagWatch, 'isLate'>;
  refuse: (req: Request, res: Response, error: unknown) => void;
}

/** The place one call takes among those in flight. */
export interface Turn {
  /** Makes room: the call waits for its browser, not for us. */
  leave: () => void;
  /** Takes the place again; throws `unavailable` when there is none left. */
  comeBack: () => void;
}

type Counted = Pick<Route, 'kind' | 'changes' | 'streams'>;

const downloadsPerCall = 5;

const turns = new WeakMap<Response, Turn>();
const noTurn: Turn = { leave: () => {}, comeBack: () => {} };

/** The place of the call that is answered here. */
export const turnOf = (res: Response): Turn => turns.get(res) ?? noTurn;

const loadOf = ({ kind, streams }: Partial<Counted>): Load => {
  if (streams) return 'uploads';
  return kind === 'D' ? 'downloads' : 'calls';
};

/**
 * Refuses (503, Retry-After) what would only make everybody wait: reads once the loop lags or too many calls are in
 * flight, saves and signing out at a quarter more. Downloads and uploads have counts of their own, the first five times
 * as high, and do not mind the lag: bytes wait on slow phones, not on this process. In flight is what we work on: a call
 * leaves while its body is still coming, and a stream of notices once it is open (`turnOf`).
 */
export const shedLoad = ({ maxInFlight, lag, refuse }: Shedding) => {
  const inFlight: Record<Load, number> = { calls: 0, downloads: 0, uploads: 0 };
  const hasRoom = (load: Load, goesFirst: boolean): boolean => {
    if (load === 'downloads') return inFlight.downloads < maxInFlight * downloadsPerCall;
    if (load === 'uploads') return inFlight.uploads < maxInFlight;
    // Who saves or signs out is served when a list no longer is.
    if (goesFirst) return inFlight.calls < maxInFlight * 1.25;
    return inFlight.calls < maxInFlight && !lag.isLate();
  };
  const turn = (load: Load, goesFirst: boolean): Turn & { end: () => void } => {
    let isIn = false;
    let isOver = false;
    const leave = (): void => {
      if (isIn) inFlight[load] -= 1;
      isIn = false;
    };
    const comeBack = (): void => {
      if (isIn || isOver) return;
      if (!hasRoom(load, goesFirst)) {
        shed.inc({ load });
        throw unavailable('too much to do');
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
  /** Counts the calls of a route; without one, those no route is for. */
  return (route: Partial<Counted> = {}) =>
    (req: Request, res: Response, next: NextFunction): void => {
      const taken = turn(loadOf(route), !isRead(req) || route.changes !== undefined);
      try {
        taken.comeBack();
      } catch (error) {
        // The access line says why, as it does of every other 503.
        res.locals.error = error;
        refuse(req, res, error);
        return;
      }
      turns.set(res, taken);
      res.once('close', taken.end);
      next();
    };
};
export type CountLoad = ReturnType<typeof shedLoad>;
