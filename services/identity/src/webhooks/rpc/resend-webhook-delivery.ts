import { notFound } from '@setu/kit/core';
import { mustHave, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { scheduleDelivery } from '../changes/queue-deliveries.js';

/**
 * Sends a delivery of the company again. For the company's admins. Throws `not_found` for another company's delivery.
 */
export const resendWebhookDelivery: Rpc<'resendWebhookDelivery'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustHave(actor, 'company_admin');
    const [webhookId, deliveryId] = [readId(request.webhookId), readId(request.deliveryId)];
    await write(async (stores) => {
      const webhook = await stores.webhooks.byId(webhookId);
      if (webhook?.companyId !== actor.companyId) throw notFound();
      const lane = await stores.deliveries.again(deliveryId, webhookId, clock.now());
      if (lane === undefined) throw notFound();
      await scheduleDelivery(stores, lane);
    });
    return {};
  };
