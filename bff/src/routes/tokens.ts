import { endpoints } from '@setu/contract';
import { wireTokenScope } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { tokenView } from '../present/token.js';

/** Personal tokens, with which users' programs read data. */
export const tokenRoutes = [
  route(endpoints.listTokens, async (ask) => ({
    data: (await ask.deps.services.identity.listTokens({}, ask.reads())).tokens.map(tokenView),
  })),
  route(endpoints.createToken, async (ask) => {
    const { name, scopes, days } = ask.input;
    const asked = { name, scopes: scopes.map(wireTokenScope), days };
    const { token, secret } = await ask.deps.services.identity.createToken(asked, ask.writes());
    return { data: { token: tokenView(token), secret } };
  }),
  route(endpoints.revokeToken, async (ask) => {
    const tokenId = ask.params.token;
    await ask.deps.services.identity.revokeToken({ tokenId }, ask.writes());
    ask.deps.tokens.forgetTokens([tokenId]);
    return { data: {} };
  }),
];
