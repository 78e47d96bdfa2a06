import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { companyTypeWord, milestoneKindWord } from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { requestDraft } from './request-draft.js';

/**
 * Notifies the other sides of a deal when a milestone is updated. Each side gets only what it may know. A supplier is not
 * notified of an advance that the customer reports: the broker's confirmation is its notification.
 */
export const onMilestoneSaid: Consumer<Stores> = {
  name: 'identity.notices-of-milestones',
  subject: 'setu.request.milestone.said',
  handle: async (event, stores) => {
    const update = wire.MilestoneSaid.decode(event.payload);
    const actor = await actorOf(event, stores);
    const updatingSide = companyTypeWord(update.side) ?? 'broker';
    const milestone = milestoneKindWord(update.milestone) ?? '';
    const isReported = isPayment(milestone) && updatingSide === 'customer';
    const params = {
      milestone,
      reported: String(isReported),
      expected: update.expectedOn,
      happened: update.happenedOn,
      corrected: String(update.corrected),
    };
    const readers: Record<CompanyType, () => Promise<string[]>> = {
      customer: () => stores.users.idsOfCompany(update.customerCompanyId),
      supplier: () => stores.users.idsOfCompany(update.supplierCompanyId),
      broker: async () => [update.brokerManagerId],
    };
    for (const [reader, people] of Object.entries(readers) as [CompanyType, () => Promise<string[]>][]) {
      // Users of the updating side are not notified. The exception is the request's manager, who learns what a senior
      // manager updated on their behalf.
      if (reader === updatingSide && reader !== 'broker') continue;
      if (reader === 'supplier' && milestone === 'advance' && isReported) continue;
      const draft = requestDraft('request_milestone_said', update, { ...params, ...actorParams(actor, reader) });
      await writeNotices(stores, { event, draft, to: await people() });
    }
  },
};

const isPayment = (milestone: string): boolean => milestone === 'advance' || milestone === 'balance';
