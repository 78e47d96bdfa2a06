import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { idTag, provideList } from '../../api/tags';

/** A company's catalogue or one category of it (all if empty). `search` is the list's canonical query. */
export interface CompanyCardsPlace {
  companyId: string;
  categoryId: string;
  search: string;
}

/** The broker's list of suppliers or customers. `search` is its canonical query. */
interface CompanyListPlace {
  type: string;
  search: string;
}

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query({
      ...calls('getCompany', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, id) => [idTag('company', id)],
    }),
    listCompanyCards: build.query({
      ...calls('listCompanyCards', ({ companyId, categoryId, search }: CompanyCardsPlace) => ({
        params: { company: companyId, categoryTree: categoryId },
        search,
      })),
      providesTags: (view, _error, { companyId }) => [idTag('company', companyId), ...provideList('card', view?.skus)],
    }),
    listCompanies: build.query({
      ...calls('listCompanies', ({ type, search }: CompanyListPlace) => ({ params: { type }, search })),
      providesTags: (view) => provideList('company', view?.list),
    }),
  }),
});

export const { useGetCompanyQuery, useListCompanyCardsQuery, useListCompaniesQuery } = companyApi;
export const { getCompany, listCompanyCards, listCompanies } = companyApi.endpoints;
