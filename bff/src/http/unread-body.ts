import type { NextFunction, Request, Response } from 'express';
import { unreadBody, watchBodyRate } from './body-timeout.js';

/** Reads and drops a body that still arrives after its answer. Closes the connection if the rest is slow or long. */
export const closeSlowSenders = (req: Request, res: Response, next: NextFunction): void => {
  res.once('finish', () => {
    if (req.complete || req.destroyed) return;
    watchBodyRate(req, unreadBody, () => req.socket.destroy());
  });
  next();
};
