import type { FoundCompaniesView } from '@setu/contract';
import { wireCompanyType } from '@setu/proto/wire-words';
import type { Ask } from '../http/call-context.js';
import { textsIn } from '../present/text.js';

/** Returns active companies of a type, for the broker's staff to choose from. */
export const foundCompanies = async (
  ask: Ask,
  { type, search }: { type: 'supplier' | 'customer'; search: string },
): Promise<FoundCompaniesView> => {
  const { companies } = await ask.deps.services.identity.findCompanies(
    { type: wireCompanyType(type), search },
    ask.reads(),
  );
  return {
    list: companies.map(({ id, shortName, taxNumber, city }) => ({
      ...{ id, short_name: shortName, tax_number: taxNumber },
      ...textsIn(ask.locale, { city }),
    })),
  };
};
