import { forbidden } from '@setu/kit/core';
import { type Caller, hasRole, mustSee } from '../../queues/domain/queues.js';

/** Refuses whoever does not word terms: that is for reviewers and seniors. */
export function mustWord(caller: Caller): void {
  mustSee(caller, 'reviews');
  if (!hasRole(caller, 'reviewer') && !hasRole(caller, 'senior')) throw forbidden();
}
