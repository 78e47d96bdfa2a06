import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { readBody } from './body.js';
import type { Caller } from './caller.js';
import { turnOf } from './load.js';
import { personsBody, readPatiently, strangersBody } from './patience.js';

/**
 * The body of a call. While it is still coming the call is not in flight, and strangers have few such bodies of one
 * network at once (429). Refuses what comes too slowly (408) or is too large for its sender (413).
 */
export const receiveBody = async (
  req: Request,
  res: Response,
  by: { deps: Deps; caller: Caller },
): Promise<unknown> => {
  const patience = by.caller.principal ? personsBody : strangersBody;
  // Most come with their headers, in one packet.
  if (req.complete) return readBody(req, res, patience.maxBytes);
  const close = by.caller.principal ? undefined : by.deps.strangersBodies.enter(by.caller.actor.network);
  const turn = turnOf(res);
  turn.leave();
  try {
    const body = await readPatiently(req, patience, () => readBody(req, res, patience.maxBytes));
    turn.comeBack();
    return body;
  } finally {
    close?.();
  }
};
