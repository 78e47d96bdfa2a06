import { forbidden } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';

/**
 * Throws `forbidden` for a substitute. Substitutes may not change the owner's password, address or substitution, nor
 * see where the owner is signed in.
 */
export function mustActAsSelf({ actingUserId }: Actor): void {
  if (actingUserId !== '') throw forbidden('not_while_standing_in');
}
