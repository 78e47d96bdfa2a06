import { notFound } from '@setu/kit/core';
import { mustHave, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toDelivery } from './webhook-message.js';

const PAGE = 30;

/** Returns a page of deliveries to the company's webhooks, newest first. For the company's admins. */
export const listWebhookDeliveries: Rpc<'listWebhookDeliveries'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustHave(actor, 'company_admin');
    const webhookIds = (await read.webhooks.ofCompany(actor.companyId)).map(({ id }) => id);
    const before =
      request.before === '' ? undefined : await read.deliveries.positionOf(readId(request.before), webhookIds);
    if (request.before !== '' && before === undefined) throw notFound();
    const found = await read.deliveries.last(webhookIds, { before, limit: PAGE + 1 });
    return { deliveries: found.slice(0, PAGE).map(toDelivery), hasOlder: found.length > PAGE };
  };
