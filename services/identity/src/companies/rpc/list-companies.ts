import { invalid, isUuid, readPage } from '@setu/kit/core';
import { mustBeType } from '@setu/kit/rpc';
import { businessTypeWord, companyTypeWord, wireBusinessType } from '@setu/proto/wire-words';
import { toPerson } from '../../messages/person-message.js';
import { searchText } from '../../notices/domain/notices.js';
import type { Rpc } from '../../served.js';
import { readSort } from '../domain/company-list.js';
import { companyPermissions } from '../domain/company-page.js';
import { isCommerceAllowed } from '../domain/company-state.js';

/** Broker staff. A page of suppliers or customers. */
export const listCompanies: Rpc<'listCompanies'> =
  ({ read }) =>
  async (asked, { actor }) => {
    mustBeType(actor, 'broker');
    const type = companyTypeWord(asked.type);
    if (type !== 'supplier' && type !== 'customer') throw invalid({ type: 'invalid_option' });
    const filter = {
      type,
      search: searchText(asked.search),
      managerIds: asked.managerIds.filter(isUuid),
      businessTypes: asked.businessTypes.flatMap((word) => businessTypeWord(word) ?? []),
      industryIds: asked.industryIds.filter(isUuid),
      sort: readSort(asked.sort),
    };
    const { companies, total } = await read.companyList.page(filter, readPage(asked.page, { limit: 10 }));
    const managers = await read.users.byIds([...new Set(companies.flatMap((one) => one.brokerManagerId ?? []))]);
    const personOf = new Map(managers.map(({ user }) => [user.id, toPerson(user)]));
    return {
      companies: companies.map((company) => ({
        id: company.id,
        shortName: company.shortName,
        taxNumber: company.taxNumber,
        businessType: wireBusinessType(company.businessType),
        industries: company.industries.map(({ id, en, ru }) => ({ id, name: { en, ru } })),
        brokerManager: personOf.get(company.brokerManagerId ?? ''),
        city: company.city,
        active: company.active,
        blacklisted: company.blacklisted,
        isCommerceAllowed: isCommerceAllowed(company),
        createdAt: company.createdAt.toISOString(),
        permissions: companyPermissions(company, actor),
      })),
      total,
    };
  };
