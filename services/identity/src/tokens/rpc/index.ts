import type { TokensService } from '@setu/proto/identity/tokens';
import type { Rpcs } from '../../served.js';
import { createToken } from './create-token.js';
import { listTokens } from './list-tokens.js';
import { resolveToken } from './resolve-token.js';
import { revokeToken } from './revoke-token.js';

/** The rpcs of personal tokens. */
export const tokenRpcs = { listTokens, createToken, revokeToken, resolveToken } satisfies Rpcs<typeof TokensService>;
