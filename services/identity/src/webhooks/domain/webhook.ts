import { invalid } from '@setu/kit/core';
import type { DeliveryState, WebhookKind } from '@setu/proto/words';

/** So many a company may have. */
export const WEBHOOKS_MAX = 10;
/** So many of its own a webhook may keep busy at once: one slow receiver holds up nobody else's. */
export const AT_ONCE = 2;

/** Where a company wants to hear of what happens, and of what. */
export interface Webhook {
  id: string;
  companyId: string;
  url: string;
  kinds: WebhookKind[];
  sealedSecret: Buffer;
  createdAt: Date;
  /** Nothing was received since. */
  failingSince?: Date | undefined;
  offAt?: Date | undefined;
}

/** One event on its way to one webhook; the body is what is signed and sent, byte for byte. */
export interface Delivery {
  id: string;
  webhookId: string;
  kind: WebhookKind;
  objectId: string;
  body: string;
  state: DeliveryState;
  attempts: number;
  status?: number | undefined;
  error: string;
  tookMs: number;
  createdAt: Date;
  /** From when on its three days are counted. */
  since: Date;
  triedAt?: Date | undefined;
  nextAt: Date;
}

/** What happened, in the words of a webhook: `request.status_changed`. */
export const typeOf = (kind: WebhookKind): string => kind.replace('_', '.');

/** The kinds as they are kept, each once. Throws `invalid` (`kinds`) for none, or one there is not. */
export function kindsOf(kinds: readonly (WebhookKind | undefined)[]): WebhookKind[] {
  if (kinds.length === 0) throw invalid({ kinds: 'required' });
  if (kinds.includes(undefined)) throw invalid({ kinds: 'invalid_option' });
  return [...new Set(kinds)].filter((kind) => kind !== undefined);
}
