import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Companies' names, as lists show them. */
export const onCompanyChanged: Consumer<Stores> = {
  name: 'review.company-copies',
  subject: 'setu.identity.company.changed',
  async handle({ payload }, { people }) {
    const { companyId, type, shortName, active, brokerManagerId, version } = wire.CompanyChanged.decode(payload);
    const told = { type, shortName, active, version };
    await people.putCompanies([{ id: companyId, brokerManagerId: brokerManagerId || undefined, ...told }]);
  },
};
