import type { NextFunction, Request, Response } from 'express';
import { unreadRest, watchPace } from './patience.js';

/** A body that still comes after its answer is dropped as it comes; who does not hurry is hung up on. */
export const hangUpOnLaggards = (req: Request, res: Response, next: NextFunction): void => {
  res.once('finish', () => {
    if (req.complete || req.destroyed) return;
    watchPace(req, unreadRest, () => req.socket.destroy());
  });
  next();
};
