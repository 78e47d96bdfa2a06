import type { Actor } from '@setu/proto/common';
import type { World } from './fixtures.js';

type Answer = 'ok' | 'invalid' | 'not_found';

const id = '00000000-0000-4000-8000-000000000000';

/**
 * The calls about personal tokens, for signed-in users, and webhooks, for the company's admins, with the expected
 * answers.
 */
export function partnerCalls<Expected>(
  client: World['client'],
  {
    signedIn,
    companyAdmins,
    systemOnly,
  }: {
    signedIn: (answer: Answer) => Expected;
    companyAdmins: (answer: Answer) => Expected;
    systemOnly: Expected;
  },
) {
  const call = (expected: Expected, of: (actor: Actor) => Promise<unknown>): [Expected, typeof of] => [expected, of];
  return {
    listTokens: call(signedIn('ok'), (actor) => client.listTokens({}, { actor })),
    createToken: call(signedIn('invalid'), (actor) => client.createToken({ name: '', scopes: [], days: 1 }, { actor })),
    revokeToken: call(signedIn('not_found'), (actor) => client.revokeToken({ tokenId: id }, { actor })),
    listWebhooks: call(companyAdmins('ok'), (actor) => client.listWebhooks({}, { actor })),
    createWebhook: call(companyAdmins('invalid'), (actor) => client.createWebhook({ url: '', kinds: [] }, { actor })),
    removeWebhook: call(companyAdmins('not_found'), (actor) => client.removeWebhook({ webhookId: id }, { actor })),
    listWebhookDeliveries: call(companyAdmins('ok'), (actor) =>
      client.listWebhookDeliveries({ before: '' }, { actor }),
    ),
    resendWebhookDelivery: call(companyAdmins('not_found'), (actor) =>
      client.resendWebhookDelivery({ webhookId: id, deliveryId: id }, { actor }),
    ),
    resolveToken: call(systemOnly, (actor) => client.resolveToken({ secret: 'none' }, { actor })),
  };
}
