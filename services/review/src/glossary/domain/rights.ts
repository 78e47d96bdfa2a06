import { forbidden } from '@setu/kit/core';
import { type Caller, hasRole, mustSee } from '../../queues/domain/queues.js';

/** Throws an error for a caller who may not edit terms. Only reviewers and senior managers may. */
export function mustEditGlossary(caller: Caller): void {
  mustSee(caller, 'reviews');
  if (!hasRole(caller, 'reviewer') && !hasRole(caller, 'senior')) throw forbidden();
}
