import type { NextFunction, Request, Response } from 'express';
import { isRead } from './negotiation.js';
import type { Route } from './route.js';

/**
 * The class of a call in the metrics, named as in load-tests/slo.json. File transfers have their own time limits and no
 * performance objective.
 */
type CallKind = 'read' | 'write' | 'suggest' | 'file' | 'other';

type RouteTraits = Pick<Route, 'kind' | 'changes' | 'streams' | 'typed'>;

const kindOf = (req: Request, { kind, changes, streams, typed }: RouteTraits): CallKind => {
  if (streams || kind === 'D') return 'file';
  if (typed) return 'suggest';
  return isRead(req) && !changes ? 'read' : 'write';
};

const kinds = new WeakMap<Response, CallKind>();

/** Records the class of the route's calls for the metrics. */
export const noteKind =
  (route: RouteTraits) =>
  (req: Request, res: Response, next: NextFunction): void => {
    kinds.set(res, kindOf(req, route));
    next();
  };

/** Returns the recorded class of the call being answered, or `other` where no route matched. */
export const callKind = (res: Response): CallKind => kinds.get(res) ?? 'other';
