import type * as wire from '@setu/proto/identity/tokens';
import { wireTokenScope } from '@setu/proto/wire-words';
import type { PersonalToken } from '../domain/personal-token.js';

/** Returns the wire message of a token for its owner. */
export const toToken = ({ id, name, scopes, beginning, ...times }: PersonalToken): wire.PersonalToken => ({
  ...{ id, name, scopes: scopes.map(wireTokenScope), beginning },
  createdAt: times.createdAt.toISOString(),
  expiresAt: times.expiresAt.toISOString(),
  lastUsedAt: times.lastUsedAt?.toISOString() ?? '',
});
