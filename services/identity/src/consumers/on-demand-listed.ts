import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import { type DemandNotices, notifyDemandTask } from '../jobs/notify-demand.js';
import type { Stores } from '../store/index.js';

/** Schedules the notifications of a week's list. There is one for each user of suppliers and the broker. */
export const onDemandListed: Consumer<Stores> = {
  name: 'identity.notices-of-demand',
  subject: 'setu.catalogue.demand.listed',
  handle: async (event, { jobs }) => {
    const { week, supplierWords, brokerWords } = wire.DemandListed.decode(event.payload);
    const notices: DemandNotices = { eventId: event.id, at: event.occurredAt, supplierWords, brokerWords };
    await jobs.add(notifyDemandTask, { ...notices }, { key: `${notifyDemandTask} ${week}` });
  },
};
