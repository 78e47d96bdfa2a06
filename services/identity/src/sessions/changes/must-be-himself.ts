import { forbidden } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';

/** Who stands in for another does neither change his password nor see where he is signed in. */
export function mustBeHimself({ actingUserId }: Actor): void {
  if (actingUserId !== '') throw forbidden();
}
