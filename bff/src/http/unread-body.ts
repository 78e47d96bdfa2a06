import type { NextFunction, Request, Response } from 'express';
import { unreadBody, watchBodyRate } from './body-timeout.js';

/** Reads and drops a body that still arrives after its answer. Closes the connection if the rest is slow or long. */
export const closeSlowSenders = (req: Request, res: Response, next: NextFunction): void => {
  res.once('finish', () => {
    if (req.complete || req.destroyed) return;
    const close = (): void => void req.socket.destroy();
    const limit = req.socket.bytesRead + unreadBody.maxBytes;
    // Checked at each chunk, because a fast sender sends far more between two looks at the rate.
    req.on('data', () => {
      if (req.socket.bytesRead > limit) close();
    });
    watchBodyRate(req, unreadBody, close);
  });
  next();
};
