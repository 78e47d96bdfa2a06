import { invalid, isUuid, readPage } from '@setu/kit/core';
import { mustBeType } from '@setu/kit/rpc';
import { businessTypeWord, companyTypeWord } from '@setu/proto/wire-words';
import { toCompanyRows } from '../../messages/company-row-messages.js';
import { searchText } from '../../notices/domain/notices.js';
import type { Rpc } from '../../served.js';
import { readSort } from '../domain/company-list.js';

/** For the broker's staff. Returns a page of suppliers or customers. */
export const listCompanies: Rpc<'listCompanies'> =
  ({ read }) =>
  async (query, { actor }) => {
    mustBeType(actor, 'broker');
    const type = companyTypeWord(query.type);
    if (type !== 'supplier' && type !== 'customer') throw invalid({ type: 'invalid_option' });
    const filter = {
      types: [type],
      search: searchText(query.search),
      managerIds: query.managerIds.filter(isUuid),
      businessTypes: query.businessTypes.flatMap((value) => businessTypeWord(value) ?? []),
      industryIds: query.industryIds.filter(isUuid),
      ...{ isUnsigned: query.isUnsigned ?? false, isLocked: query.isLocked ?? false },
      sort: readSort(query.sort),
    };
    const { companies, total } = await read.companyList.page(filter, readPage(query.page, { limit: 10 }));
    return { companies: await toCompanyRows(read, companies, actor), total };
  };
