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

/** A picture refused is a hole in a page that was served; bytes wait on slow phones, not on this process. */
const isDownload = (req: Request): boolean => isRead(req) && req.path.startsWith('/media/file/');

const isStream = (req: Request): boolean => (req.headers.accept ?? '').includes('text/event-stream');

/** How many calls of one kind are in flight. */
const counter = () => {
  let inFlight = 0;
  return {
    count: () => inFlight,
    add: (res: Response): void => {
      inFlight += 1;
      res.once('close', () => {
        inFlight -= 1;
      });
    },
  };
};

const downloadsPerCall = 5;

/**
 * Refuses (503, Retry-After) what would only make everybody wait: reads once the loop lags or too many calls are in
 * flight, saves and signing out at a quarter more. Downloads have a count of their own, five times as high, and do
 * not mind the lag. Streams of notices are long and cost nothing: they do not count.
 */
export const shedLoad = ({ maxInFlight, lag, refuse }: Shedding) => {
  const calls = counter();
  const downloads = counter();
  const hasRoom = (req: Request): boolean => {
    if (isDownload(req)) return downloads.count() < maxInFlight * downloadsPerCall;
    if (goesFirst(req)) return calls.count() < maxInFlight * 1.25;
    return calls.count() < maxInFlight && !lag.isLate();
  };
  return (req: Request, res: Response, next: NextFunction): void => {
    if (!hasRoom(req)) {
      refuse(req, res, unavailable('too much to do'));
      return;
    }
    if (!isStream(req)) (isDownload(req) ? downloads : calls).add(res);
    next();
  };
};
