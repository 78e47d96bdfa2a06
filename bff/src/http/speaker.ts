import { forbidden } from '@setu/kit/core';
import type { Request } from 'express';
import type { Caller } from './caller.js';

/** The header that names the user on whose behalf a page acts, or `none` if the page acts for its own user. */
const actingForHeader = 'x-acting-for';

/**
 * Rejects a call from a page that was made for another user than the session's current one. Otherwise input made in one
 * user's name could be stored in another's. A call without the header is accepted.
 */
export const checkSpeaker = (req: Request, { principal }: Pick<Caller, 'principal'>): void => {
  const sent = req.get(actingForHeader);
  if (sent === undefined || !principal?.user) return;
  const actingFor = principal.actingAs ? principal.user.id : 'none';
  if (sent === actingFor) return;
  throw forbidden(principal.substitutionOver ? 'substitution_over' : 'acting_changed');
};
