import { forbidden } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';

/**
 * Who stands in for another changes neither his password, address or substitute nor sees where he is signed in: what lets
 * somebody in, and who that is, stays the person's own.
 */
export function mustBeHimself({ actingUserId }: Actor): void {
  if (actingUserId !== '') throw forbidden('not_while_standing_in');
}
