import { companyById, companyId } from './companies/companies.js';
import { demoId } from './demo-id.js';
import { hoursAfter } from './epoch.js';
import { demoRequests } from './requests/requests.js';
import type { DemoWebhook } from './shapes/demo-webhook.js';

// The retry rules of webhooks make this many attempts in this many hours before they give up.
const ATTEMPTS = 27;
const HOURS = 76;

/** Returns a webhook that was switched off, because its server could not be found for three days. */
export function demoWebhooks(now: Date): DemoWebhook[] {
  const requestId = demoId('request', 'rfc-26');
  const request = demoRequests(now).find(({ id }) => id === requestId);
  const at = request?.publishedAt ?? '';
  const owner = companyById(companyId('onega'));
  if (request?.customerCompanyId !== owner.id || at === '') throw new Error('no request for the demo webhook');
  const { id, numericHash, kind, name } = request;
  const offAt = hoursAfter(at, HOURS);
  return [
    {
      id: demoId('webhook', 'onega'),
      companyId: owner.id,
      url: 'https://hooks.onega.example/setu',
      createdAt: hoursAfter(at, -5),
      failingSince: at,
      offAt,
      delivery: {
        id: demoId('delivery', 'onega'),
        eventId: demoId('event', 'onega'),
        requestId: id,
        data: {
          ...{ id, numeric_hash: numericHash, kind, version: 1, name, status: 'new' },
          customer: { id: owner.id, short_name: owner.shortName },
        },
        ...{ attempts: ATTEMPTS, error: 'ENOTFOUND', createdAt: at, triedAt: offAt },
      },
    },
  ];
}
