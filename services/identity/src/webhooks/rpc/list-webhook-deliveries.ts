import { mustHave } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toDelivery } from './webhook-message.js';

const MOST = 100;

/** A company's admin. What was sent last to his company's webhooks, the newest first. */
export const listWebhookDeliveries: Rpc<'listWebhookDeliveries'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustHave(actor, 'company_admin');
    const own = await read.webhooks.ofCompany(actor.companyId);
    const last = await read.deliveries.last(
      own.map(({ id }) => id),
      MOST,
    );
    return { deliveries: last.map(toDelivery) };
  };
