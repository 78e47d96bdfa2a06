import { readPage } from '@setu/kit/core';
import { companyTypeWord, wireCompanyType } from '@setu/proto/wire-words';
import { companyTypes } from '@setu/proto/words';
import { readSort } from '../../companies/domain/company-list.js';
import { toCompanyRows } from '../../messages/company-row-messages.js';
import { searchText } from '../../notices/domain/notices.js';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';

/** For admins. Returns a page of all companies. */
export const listAllCompanies: Rpc<'listAllCompanies'> =
  ({ read }) =>
  async (query, { actor }) => {
    mustBeAdmin(actor);
    const types = query.types.flatMap((type) => companyTypeWord(type) ?? []);
    const filter = {
      types: types.length === 0 ? companyTypes : types,
      ...{ search: searchText(query.search), managerIds: [], businessTypes: [], industryIds: [] },
      ...{ isUnsigned: query.isUnsigned ?? false, isLocked: query.isLocked ?? false },
      sort: readSort(query.sort),
    };
    const { companies, total } = await read.companyList.page(filter, readPage(query.page, { limit: 10 }));
    const messages = await toCompanyRows(read, companies, actor);
    const typeOf = new Map(companies.map(({ id, type }) => [id, type]));
    return {
      companies: messages.map((company) => ({
        company,
        type: wireCompanyType(typeOf.get(company.id) ?? 'customer'),
      })),
      total,
    };
  };
