import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { companyTypeWord } from '@setu/proto/wire-words';
import type { Stores } from '../store/index.js';

/** Updates company names, which lists show, sort and search by, and the availability of a supplier's cards. */
export const onCompanyChanged: Consumer<Stores> = {
  name: 'request.company-copies',
  subject: 'setu.identity.company.changed',
  from: 'start',
  async handle(event, stores) {
    const { companyId: id, ...company } = wire.CompanyChanged.decode(event.payload);
    const type = companyTypeWord(company.type);
    if (type === undefined) throw new Error(`company ${id} has a type that this build does not know`);
    await stores.companies.save({ id, ...company, type });
  },
};
