import { invalid } from '@setu/kit/core';
import type { DeliveryState, WebhookKind } from '@setu/proto/words';

/** The maximum number of webhooks per company. */
export const WEBHOOKS_MAX = 10;
/** The maximum number of concurrent deliveries per webhook, so that a slow receiver does not delay others. */
export const MAX_CONCURRENT = 2;

/** The address to which a company's events are sent, and the kinds of event. */
export interface Webhook {
  id: string;
  companyId: string;
  url: string;
  kinds: WebhookKind[];
  sealedSecret: Buffer;
  createdAt: Date;
  /** Since when nothing has been received. */
  failingSince?: Date | undefined;
  offAt?: Date | undefined;
}

/** One event for one webhook. The body is signed and sent byte for byte. */
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
  /** The start of its three-day retry period. */
  since: Date;
  triedAt?: Date | undefined;
  nextAt: Date;
}

/** Returns the event type on the wire, for example `request.status_changed`. */
export const typeOf = (kind: WebhookKind): string => kind.replace('_', '.');

/** Returns the kinds without duplicates. Throws `invalid` (`kinds`) if there is none or one is unknown. */
export function kindsOf(kinds: readonly (WebhookKind | undefined)[]): WebhookKind[] {
  if (kinds.length === 0) throw invalid({ kinds: 'required' });
  if (kinds.includes(undefined)) throw invalid({ kinds: 'invalid_option' });
  return [...new Set(kinds)].filter((kind) => kind !== undefined);
}
