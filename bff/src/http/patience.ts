import { invalidCode } from '@setu/kit/core';
import type { Request } from 'express';

/** How long we wait for what a browser sends. */
export interface Patience {
  /** Whoever sends less than this is waiting for us to give up. */
  bytesPerSecond: number;
  /** So long the pace does not matter: connections begin slowly. */
  graceMs: number;
  /** However fast: no longer than this. */
  longestMs: number;
  maxBytes: number;
}

const kb = 1024;

/** Bodies of calls; strangers fill in no long forms. */
export const strangersBody: Patience = { bytesPerSecond: kb, graceMs: 5_000, longestMs: 15_000, maxBytes: 256 * kb };
export const personsBody: Patience = { bytesPerSecond: kb, graceMs: 10_000, longestMs: 60_000, maxBytes: kb * kb };

/** Files; their size is media's to judge, their time the route's budget. */
export const uploadedBody: Patience = {
  bytesPerSecond: 8 * kb,
  graceMs: 10_000,
  longestMs: 120_000,
  maxBytes: Number.POSITIVE_INFINITY,
};

/** What still comes after the answer: read and dropped, so that the answer reaches who is still sending. */
export const unreadRest: Patience = { ...uploadedBody, bytesPerSecond: 64 * kb, graceMs: 5_000, longestMs: 60_000 };

const tickMs = 250;

/** Whether bytes lie here that we have not taken: then the sender waits for us. */
const isOurs = (req: Request): boolean => req.isPaused() || req.readableLength > 0;

/** Calls `onSlow`, once, when a body is out of patience. The function it gives ends the watch; so does the body's end. */
export const watchPace = (req: Request, patience: Patience, onSlow: () => void): (() => void) => {
  const began = { at: performance.now(), bytes: req.socket.bytesRead };
  let waitedMs = 0;
  const tick = (): void => {
    if (req.complete || req.destroyed) {
      stop();
      return;
    }
    if (!isOurs(req)) waitedMs += tickMs;
    const asked = (Math.max(0, waitedMs - patience.graceMs) / 1000) * patience.bytesPerSecond;
    const isSlow = req.socket.bytesRead - began.bytes < asked;
    if (!isSlow && performance.now() - began.at < patience.longestMs) return;
    stop();
    onSlow();
  };
  const timer = setInterval(tick, tickMs);
  const stop = (): void => clearInterval(timer);
  return stop;
};

/** Reads a body as long as it comes at the pace: `request_timeout` (408) when it does not. The signal ends the reading. */
export const readPatiently = <T>(
  req: Request,
  patience: Patience,
  read: (slow: AbortSignal) => Promise<T>,
): Promise<T> => {
  const slow = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = watchPace(req, patience, () => {
      reject(invalidCode('request_timeout'));
      slow.abort();
    });
    read(slow.signal).then(resolve, reject).finally(stop);
  });
};
