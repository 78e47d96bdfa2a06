import { unavailable } from '@setu/kit/core';
import type { NextFunction, Request, Response } from 'express';
import { isRead } from './negotiation.js';

const sampleMs = 100;
const patienceMs = 1000;

export interface LagWatch {
  /** Whether the event loop has been later than the limit for a whole second. */
  isLate: () => boolean;
  close: () => void;
}

/** Watches how late the event loop is: a timer that should come every 100 ms. */
export const watchLag = (limitMs: number, now: () => number = () => performance.now()): LagWatch => {
  let expected = now() + sampleMs;
  let lateSince: number | null = null;
  const sample = (): void => {
    const late = now() - expected;
    expected = now() + sampleMs;
    lateSince = late > limitMs ? (lateSince ?? now() - late) : null;
  };
  const timer = setInterval(sample, sampleMs);
  timer.unref();
  return { isLate: () => lateSince !== null && now() - lateSince >= patienceMs, close: () => clearInterval(timer) };
};

export interface Shedding {
  maxInFlight: number;
  lag: Pick<LagWatch, 'isLate'>;
  refuse: (req: Request, res: Response, error: unknown) => void;
}

/** Who saves or signs out is served when a list no longer is. */
const goesFirst = (req: Request): boolean => !isRead(req) || req.path === '/logout';

const isStream = (req: Request): boolean => (req.headers.accept ?? '').includes('text/event-stream');

/**
 * Refuses (503, Retry-After) what would only make everybody wait: reads once the loop lags or too many calls are in
 * flight, saves and signing out at a quarter more. Streams of notices are long and cost nothing: they do not count.
 */
export const shedLoad = ({ maxInFlight, lag, refuse }: Shedding) => {
  let inFlight = 0;
  return (req: Request, res: Response, next: NextFunction): void => {
    const first = goesFirst(req);
    const room = first ? maxInFlight * 1.25 : maxInFlight;
    if (inFlight >= room || (!first && lag.isLate())) {
      refuse(req, res, unavailable('too much to do'));
      return;
    }
    if (!isStream(req)) {
      inFlight += 1;
      res.once('close', () => {
        inFlight -= 1;
      });
    }
    next();
  };
};
