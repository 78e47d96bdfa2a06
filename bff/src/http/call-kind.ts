import type { NextFunction, Request, Response } from 'express';
import { isRead } from './negotiation.js';
import type { Route } from './route.js';

/** What a call is measured as, in the words of load-tests/slo.json; files have their own patience and no promise. */
type CallKind = 'read' | 'write' | 'suggest' | 'file' | 'other';

type Told = Pick<Route, 'kind' | 'changes' | 'streams' | 'typed'>;

const kindOf = (req: Request, { kind, changes, streams, typed }: Told): CallKind => {
  if (streams || kind === 'D') return 'file';
  if (typed) return 'suggest';
  return isRead(req) && !changes ? 'read' : 'write';
};

const kinds = new WeakMap<Response, CallKind>();

/** Notes for the metrics what kind of call the route's are. */
export const noteKind =
  (route: Told) =>
  (req: Request, res: Response, next: NextFunction): void => {
    kinds.set(res, kindOf(req, route));
    next();
  };

/** What was noted of the call that is answered here; `other` where no route is for it. */
export const callKind = (res: Response): CallKind => kinds.get(res) ?? 'other';
