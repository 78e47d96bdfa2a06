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
  async (asked, { actor }) => {
    mustBeType(actor, 'broker');
    const type = companyTypeWord(asked.type);
    if (type !== 'supplier' && type !== 'customer') throw invalid({ type: 'invalid_option' });
    const filter = {
      types: [type],
      search: searchText(asked.search),
      managerIds: asked.managerIds.filter(isUuid),
      businessTypes: asked.businessTypes.flatMap((word) => businessTypeWord(word) ?? []),
      industryIds: asked.industryIds.filter(isUuid),
      sort: readSort(asked.sort),
    };
    const { companies, total } = await read.companyList.page(filter, readPage(asked.page, { limit: 10 }));
    return { companies: await toCompanyRows(read, companies, actor), total };
  };
