import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from recording where each element was created. React uses that only in its warnings, and it took a tenth
 * of the time of forms' tests. React has no public setting for it. If React renames this one, tests only become slower.
 */
export function recordNoOwnerStacks(): void {
  const state: unknown = Reflect.get(React, internals);
  if (state === null || typeof state !== 'object') return;
  Object.defineProperty(state, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
