import type { CompanyCatalogView, CompanyView } from '@setu/contract';
import { api } from '../../api/api';
import { idTag, provideList } from '../../api/tags';

/** A company's catalogue or one category of it (empty: all); `search` is the list's canonical query. */
export interface CompanyCardsPlace {
  companyId: string;
  categoryId: string;
  search: string;
}

/** The BFF's path of a company's catalogue. */
export function pathOfCatalogue({ companyId, categoryId, search }: CompanyCardsPlace): string {
  return `/company/${companyId}/catalog${categoryId && `/${categoryId}`}${search && `?${search}`}`;
}

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<CompanyView, string>({
      query: (id) => `/company/${id}`,
      providesTags: (_view, _error, id) => [idTag('company', id)],
    }),
    listCompanyCards: build.query<CompanyCatalogView, CompanyCardsPlace>({
      query: pathOfCatalogue,
      providesTags: (view, _error, { companyId }) => [idTag('company', companyId), ...provideList('card', view?.skus)],
    }),
  }),
});

export const { useGetCompanyQuery, useListCompanyCardsQuery } = companyApi;
