import type { PersonalTokenView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { PersonalToken } from '@setu/proto/identity/tokens';
import { tokenScopeWord } from '@setu/proto/wire-words';

/** Presents a personal token for its owner. */
export const tokenView = (token: PersonalToken | undefined): PersonalTokenView => {
  if (!token) throw internal('a token was created but is missing from the answer');
  const { id, name, scopes, beginning, createdAt, expiresAt, lastUsedAt } = token;
  return {
    ...{ id, name, scopes: scopes.map(tokenScopeWord).filter((scope) => scope !== undefined), beginning },
    ...{ created_at: createdAt, expires_at: expiresAt, last_used_at: lastUsedAt || null },
  };
};
