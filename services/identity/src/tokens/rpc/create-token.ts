import { unauthenticated } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { tokenScopeWord } from '@setu/proto/wire-words';
import { tooManyTokens } from '../../domain/refusals.js';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { secretOf, TOKENS_MAX, tokenContent } from '../domain/personal-token.js';
import { toToken } from './token-message.js';

/** Creates a token for the caller and returns its secret, which is never shown again. Not available to substitutes. */
export const createToken: Rpc<'createToken'> =
  ({ write, clock, ids }) =>
  async ({ name, scopes, days }, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const now = clock.now();
    const content = tokenContent({ name, scopes: scopes.map(tokenScopeWord), days }, now);
    const { secret, beginning } = secretOf(ids.token());
    const token = await write(async ({ personalTokens, users, auditLog }) => {
      await personalTokens.lockOwner(actor.userId);
      const member = await users.byId(actor.userId);
      if (member === undefined) throw unauthenticated();
      if ((await personalTokens.live(actor.userId, now)).length >= TOKENS_MAX) throw tooManyTokens(TOKENS_MAX);
      const { id: userId, authEpoch } = member.user;
      const made = { id: ids.id(), userId, authEpoch, beginning, createdAt: now, ...content };
      await personalTokens.insert(made, tokenHash(secret));
      await auditLog.add({
        action: 'token.made',
        object: { kind: 'token', id: made.id },
        after: { scopes: made.scopes },
      });
      return made;
    });
    return { token: toToken(token), secret };
  };
