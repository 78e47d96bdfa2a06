import type { PersonalTokenView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { PersonalToken } from '@setu/proto/identity/tokens';
import { tokenScopeWord } from '@setu/proto/wire-words';

/** A personal token as its owner sees it. */
export const tokenView = (token: PersonalToken | undefined): PersonalTokenView => {
  if (!token) throw internal('a token was made and not given back');
  const { id, name, scopes, beginning, createdAt, expiresAt, lastUsedAt } = token;
  return {
    ...{ id, name, scopes: scopes.map(tokenScopeWord).filter((scope) => scope !== undefined), beginning },
    ...{ created_at: createdAt, expires_at: expiresAt, last_used_at: lastUsedAt || null },
  };
};
