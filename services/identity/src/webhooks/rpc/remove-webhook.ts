import { notFound } from '@setu/kit/core';
import { mustHave, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** A company's admin. Removes one of his company's; `not_found` for another's. */
export const removeWebhook: Rpc<'removeWebhook'> =
  ({ write }) =>
  async ({ webhookId }, { actor }) => {
    mustHave(actor, 'company_admin');
    const id = readId(webhookId);
    await write(async ({ webhooks, acts }) => {
      if (!(await webhooks.remove(id, actor.companyId))) throw notFound();
      await acts.add({ action: 'webhook.removed', object: { kind: 'webhook', id } });
    });
    return {};
  };
