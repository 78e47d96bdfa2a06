import { invalidCode } from '@setu/kit/core';
import type { Request } from 'express';

/** The limits for receiving data from a browser. */
export interface BodyTimeout {
  /** The lowest accepted rate. */
  bytesPerSecond: number;
  /** The time at the start in which the rate is not checked, in milliseconds, because connections begin slowly. */
  graceMs: number;
  /** The longest total time, whatever the rate. */
  longestMs: number;
  maxBytes: number;
}

const kb = 1024;

/** The limits for request bodies. They are lower for anonymous visitors, who have no long forms to send. */
export const anonymousBody: BodyTimeout = { bytesPerSecond: kb, graceMs: 5_000, longestMs: 15_000, maxBytes: 256 * kb };
export const signedInBody: BodyTimeout = { bytesPerSecond: kb, graceMs: 10_000, longestMs: 60_000, maxBytes: kb * kb };

/** The limits for files. Media checks their size, and the route's budget limits their time. */
export const uploadedBody: BodyTimeout = {
  bytesPerSecond: 8 * kb,
  graceMs: 10_000,
  longestMs: 120_000,
  maxBytes: Number.POSITIVE_INFINITY,
};

/**
 * The limits for reading and dropping the rest of a body after the answer. This lets the answer reach a client that is
 * still sending.
 */
export const unreadBody: BodyTimeout = {
  ...uploadedBody,
  bytesPerSecond: 64 * kb,
  graceMs: 5_000,
  longestMs: 60_000,
  maxBytes: 32 * kb * kb,
};

const tickMs = 250;

/** Returns whether received bytes are still unread. In that case the delay is ours and not the sender's. */
const hasUnreadBytes = (req: Request): boolean => req.isPaused() || req.readableLength > 0;

/**
 * Watches a body as it arrives, and calls `onSlow` once if it breaks its limits. The watch ends with the body, or when
 * the returned function is called.
 */
export const watchBodyRate = (req: Request, timeout: BodyTimeout, onSlow: () => void): (() => void) => {
  const began = { at: performance.now(), bytes: req.socket.bytesRead };
  let waitedMs = 0;
  const tick = (): void => {
    if (req.complete || req.destroyed) {
      stop();
      return;
    }
    if (!hasUnreadBytes(req)) waitedMs += tickMs;
    const minBytes = (Math.max(0, waitedMs - timeout.graceMs) / 1000) * timeout.bytesPerSecond;
    const bytes = req.socket.bytesRead - began.bytes;
    if (bytes >= minBytes && performance.now() - began.at < timeout.longestMs) return;
    stop();
    onSlow();
  };
  const timer = setInterval(tick, tickMs);
  const stop = (): void => clearInterval(timer);
  return stop;
};

/**
 * Reads a body within the limits. If it is too slow, throws `request_timeout` (408) and aborts reading through the
 * signal.
 */
export const readWithTimeout = <T>(
  req: Request,
  timeout: BodyTimeout,
  read: (slow: AbortSignal) => Promise<T>,
): Promise<T> => {
  const slow = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = watchBodyRate(req, timeout, () => {
      reject(invalidCode('request_timeout'));
      slow.abort();
    });
    read(slow.signal).then(resolve, reject).finally(stop);
  });
};
