import type { WriteStores } from '@setu/kit/events';
import type { Task } from '@setu/kit/process';
import { EventEnvelope } from '@setu/proto/common';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { Stores } from '../store/index.js';

export const notifyDemandTask = 'identity.notify-demand';

const payloadShape = z.object({
  eventId: z.string(),
  at: z.string(),
  supplierWords: z.array(z.string()),
  brokerWords: z.array(z.string()),
});

/** The list of a week, as its event has it. */
export type DemandNotices = z.infer<typeof payloadShape>;

const batch = 100;
const firstId = '00000000-0000-0000-0000-000000000000';
/** The number of words that a notification quotes. */
const quoted = 3;

/** Notifies every user of a company of the words that the company may see. */
async function notifyCompany(
  stores: WriteStores<Stores>,
  { id: entityId, type }: { id: string; type: string },
  { eventId, at, supplierWords, brokerWords }: DemandNotices,
): Promise<void> {
  const words = type === 'broker' ? brokerWords : supplierWords;
  if (words.length === 0) return;
  const event = EventEnvelope.fromPartial({ id: eventId, occurredAt: at });
  const params = { words: words.slice(0, quoted).join(', '), count: String(words.length) };
  const draft = { type: 'demand_listed', params, entityType: 'company', entityId } as const;
  await writeNotices(stores, { event, draft, to: await stores.users.idsOfCompany(entityId) });
}

/**
 * Notifies the users of suppliers and of the broker of what buyers did not find, a hundred companies per transaction.
 * Each user is notified once, however often the task runs.
 */
export const notifyDemand = ({ read, write }: Pick<IdentityDeps, 'read' | 'write'>): Task => ({
  name: notifyDemandTask,
  run: async (payload, { signal }) => {
    const notices = payloadShape.parse(payload);
    let after = firstId;
    while (!signal.aborted) {
      const companies = await read.companies.offeringAfter(after, batch);
      await write(async (stores) => {
        for (const company of companies) await notifyCompany(stores, company, notices);
      });
      after = companies.at(-1)?.id ?? after;
      if (companies.length < batch) return;
    }
  },
});
