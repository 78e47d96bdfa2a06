import type { FoundCompaniesView } from '@setu/contract';
import { wireCompanyType } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { textOrNull, textsIn } from '../present/text.js';

/** Returns active companies of a type, for the broker's staff to choose from. */
export const foundCompanies = async (
  call: CallContext,
  { type, search }: { type: 'supplier' | 'customer'; search: string },
): Promise<FoundCompaniesView> => {
  const { companies } = await call.deps.services.identity.findCompanies(
    { type: wireCompanyType(type), search },
    call.reads(),
  );
  return {
    list: companies.map(({ id, shortName, taxNumber, inn, pan, city }) => ({
      ...{ id, short_name: shortName, tax_number: taxNumber, inn: textOrNull(inn), pan: textOrNull(pan) },
      ...textsIn(call.locale, { city }),
    })),
  };
};
