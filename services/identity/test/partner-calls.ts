import type { Actor } from '@setu/proto/common';
import type { World } from './given.js';

type Answer = 'ok' | 'invalid' | 'not_found';

const id = '00000000-0000-4000-8000-000000000000';

/** What can be asked of personal tokens: one's own by whoever is signed in, whose a secret is by the BFF. */
export function partnerCalls<Expected>(
  client: World['client'],
  { signedIn, systemOnly }: { signedIn: (answer: Answer) => Expected; systemOnly: Expected },
) {
  const call = (expected: Expected, of: (actor: Actor) => Promise<unknown>): [Expected, typeof of] => [expected, of];
  return {
    listTokens: call(signedIn('ok'), (actor) => client.listTokens({}, { actor })),
    createToken: call(signedIn('invalid'), (actor) => client.createToken({ name: '', scopes: [], days: 1 }, { actor })),
    revokeToken: call(signedIn('not_found'), (actor) => client.revokeToken({ tokenId: id }, { actor })),
    resolveToken: call(systemOnly, (actor) => client.resolveToken({ secret: 'none' }, { actor })),
  };
}
