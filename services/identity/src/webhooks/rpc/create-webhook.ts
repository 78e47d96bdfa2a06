import { randomBytes } from 'node:crypto';
import { mustHave } from '@setu/kit/rpc';
import { webhookKindWord } from '@setu/proto/wire-words';
import { tooManyWebhooks } from '../../domain/refusals.js';
import type { Rpc } from '../../served.js';
import { secretText } from '../domain/signature.js';
import { kindsOf, WEBHOOKS_MAX } from '../domain/webhook.js';
import { readWebhookUrl } from '../sending/webhook-url.js';
import { toWebhook } from './webhook-message.js';

const SECRET_BYTES = 32;

/** Creates a webhook and returns its secret, which is never shown again. For the company's admins. */
export const createWebhook: Rpc<'createWebhook'> =
  ({ write, clock, ids, edge, env }) =>
  async ({ url: text, kinds: requestedKinds }, { actor }) => {
    mustHave(actor, 'company_admin');
    const url = readWebhookUrl(text, env.WEBHOOKS_LOCAL);
    const kinds = kindsOf(requestedKinds.map(webhookKindWord));
    const [id, secret] = [ids.id(), randomBytes(SECRET_BYTES)];
    const sealedSecret = edge.secretBox.seal(secret, id);
    const webhook = { id, companyId: actor.companyId, url, kinds, sealedSecret, createdAt: clock.now() };
    await write(async ({ webhooks, auditLog }) => {
      await webhooks.lockCompany(actor.companyId);
      if ((await webhooks.ofCompany(actor.companyId)).length >= WEBHOOKS_MAX) throw tooManyWebhooks(WEBHOOKS_MAX);
      await webhooks.insert(webhook);
      const after = { host: new URL(url).host, kinds };
      await auditLog.add({ action: 'webhook.added', object: { kind: 'webhook', id }, after });
    });
    return { webhook: toWebhook(webhook), secret: secretText(secret) };
  };
