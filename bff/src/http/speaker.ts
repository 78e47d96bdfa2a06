import { forbidden } from '@setu/kit/core';
import type { Request } from 'express';
import type { Caller } from './caller.js';

/** Names the person a page was made to act for; `none` on one made for its reader himself. */
const actingForHeader = 'x-acting-for';

/**
 * Refuses a call of a page that was made to act for another than the session speaks for by now: what was written in
 * somebody's name must not be stored in another's. Who says nothing is served as whoever he is.
 */
export const checkSpeaker = (req: Request, { principal }: Pick<Caller, 'principal'>): void => {
  const given = req.get(actingForHeader);
  if (given === undefined || !principal?.user) return;
  const actingFor = principal.actingAs ? principal.user.id : 'none';
  if (given === actingFor) return;
  throw forbidden(principal.substitutionOver ? 'substitution_over' : 'acting_changed');
};
