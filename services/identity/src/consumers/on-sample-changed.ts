import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { companyTypeWord, sampleStateWord, sampleVerdictWord } from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { requestDraft } from './request-draft.js';

/**
 * Notifies the other sides when a sample is requested, sent, declined or judged, and the supplier when it gets the
 * address. Only managers learn the customer's name.
 */
export const onSampleChanged: Consumer<Stores> = {
  name: 'identity.notices-of-samples',
  subject: 'setu.request.sample.changed',
  handle: async (event, stores) => {
    const sample = wire.SampleChanged.decode(event.payload);
    const actor = await actorOf(event, stores);
    const state = sampleStateWord(sample.state) ?? 'asked';
    const actingSide = companyTypeWord(sample.side) ?? 'broker';
    const readers: Record<CompanyType, () => Promise<string[]>> = {
      customer: () => stores.users.idsOfCompany(sample.customerCompanyId),
      supplier: () => stores.users.idsOfCompany(sample.supplierCompanyId),
      broker: async () => [sample.brokerManagerId],
    };
    for (const [reader, people] of Object.entries(readers) as [CompanyType, () => Promise<string[]>][]) {
      // The request's manager learns what a senior manager did on the supplier's behalf.
      if (reader === actingSide && reader !== 'broker') continue;
      if (sample.addressPassed && reader !== 'supplier') continue;
      const params = {
        verdict: sampleVerdictWord(sample.verdict) ?? '',
        ...(reader === 'broker' && { customer: sample.customerName }),
        ...actorParams(actor, reader),
      };
      const draft = requestDraft(`request_sample_${sample.addressPassed ? 'address' : state}`, sample, params);
      await writeNotices(stores, { event, draft, to: await people() });
    }
  },
};
