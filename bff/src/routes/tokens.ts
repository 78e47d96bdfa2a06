import { endpoints } from '@setu/contract';
import { wireTokenScope } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { tokenView } from '../present/token.js';

/** Personal tokens, with which users' programs read data. */
export const tokenRoutes = [
  route(endpoints.listTokens, async (call) => ({
    data: (await call.deps.services.identity.listTokens({}, call.reads())).tokens.map(tokenView),
  })),
  route(endpoints.createToken, async (call) => {
    const { name, scopes, days } = call.input;
    const command = { name, scopes: scopes.map(wireTokenScope), days };
    const { token, secret } = await call.deps.services.identity.createToken(command, call.writes());
    return { data: { token: tokenView(token), secret } };
  }),
  route(endpoints.revokeToken, async (call) => {
    const tokenId = call.params.token;
    await call.deps.services.identity.revokeToken({ tokenId }, call.writes());
    call.deps.tokens.forgetTokens([tokenId]);
    return { data: {} };
  }),
];
