import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { companyTypeWord } from '@setu/proto/wire-words';
import type { Stores } from '../store/index.js';

/** Copies companies into the read model, so that lists show their names. */
export const onCompanyChanged: Consumer<Stores> = {
  name: 'review.company-copies',
  subject: 'setu.identity.company.changed',
  from: 'start',
  async handle({ payload }, { people }) {
    const { companyId, shortName, active, brokerManagerId, version, ...company } = wire.CompanyChanged.decode(payload);
    const type = companyTypeWord(company.type);
    if (type === undefined) throw new Error(`company ${companyId} has a type that this build does not know`);
    const facts = { type, shortName, active, version };
    await people.putCompanies([{ id: companyId, brokerManagerId: brokerManagerId || undefined, ...facts }]);
  },
};
