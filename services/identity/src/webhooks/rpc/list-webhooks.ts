import { mustHave } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toWebhook } from './webhook-message.js';

/** Returns the company's webhooks, oldest first. For the company's admins. */
export const listWebhooks: Rpc<'listWebhooks'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustHave(actor, 'company_admin');
    return { webhooks: (await read.webhooks.ofCompany(actor.companyId)).map(toWebhook) };
  };
