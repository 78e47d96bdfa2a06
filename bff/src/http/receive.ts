import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { readBody } from './body.js';
import { anonymousBody, readWithTimeout, signedInBody } from './body-timeout.js';
import type { Caller } from './caller.js';
import { turnOf } from './load.js';

/**
 * Receives the body of a call. While the body arrives, the call does not count as in flight. Anonymous visitors of one
 * network may send only a few such bodies concurrently (429).
 * Rejects a body that is too slow (408) or too large for its sender (413).
 */
export const receiveBody = async (
  req: Request,
  res: Response,
  by: { deps: Deps; caller: Caller },
): Promise<unknown> => {
  const timeout = by.caller.principal ? signedInBody : anonymousBody;
  // Most bodies arrive with their headers in one packet.
  if (req.complete) return readBody(req, res, timeout.maxBytes);
  const close = by.caller.principal ? undefined : by.deps.anonymousBodies.enter(by.caller.actor.network);
  const turn = turnOf(res);
  turn.leave();
  try {
    const body = await readWithTimeout(req, timeout, () => readBody(req, res, timeout.maxBytes));
    turn.comeBack();
    return body;
  } finally {
    close?.();
  }
};
