import type { Consumer } from '@setu/kit/events';
import { CompanyChanged } from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Companies' names, as lists show them. */
export const onCompanyChanged: Consumer<Stores> = {
  name: 'review.company-copies',
  subject: 'setu.identity.company.changed',
  async handle({ payload }, { copies }) {
    const { companyId, type, shortName, active, brokerManagerId, version } = CompanyChanged.decode(payload);
    await copies.putCompany({
      id: companyId,
      type,
      short_name: shortName,
      active,
      broker_manager_id: brokerManagerId || null,
      version,
    });
  },
};
