import { notFound } from '@setu/kit/core';
import { mustHave, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** Removes a webhook of the company. For the company's admins. Throws `not_found` for another company's webhook. */
export const removeWebhook: Rpc<'removeWebhook'> =
  ({ write }) =>
  async ({ webhookId }, { actor }) => {
    mustHave(actor, 'company_admin');
    const id = readId(webhookId);
    await write(async ({ webhooks, auditLog }) => {
      if (!(await webhooks.remove(id, actor.companyId))) throw notFound();
      await auditLog.add({ action: 'webhook.removed', object: { kind: 'webhook', id } });
    });
    return {};
  };
