import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { idTag, listTag, onSuccess, provideList } from '../../api/tags';

/** A company's catalogue or one category of it (empty: all); `search` is the list's canonical query. */
export interface CompanyCardsPlace {
  companyId: string;
  categoryId: string;
  search: string;
}

/** The broker's list of suppliers or customers; `search` is its canonical query. */
interface CompanyListPlace {
  type: string;
  search: string;
}

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query({
      ...asks('getCompany', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, id) => [idTag('company', id)],
    }),
    listCompanyCards: build.query({
      ...asks('listCompanyCards', ({ companyId, categoryId, search }: CompanyCardsPlace) => ({
        params: { company: companyId, categoryTree: categoryId },
        search,
      })),
      providesTags: (view, _error, { companyId }) => [idTag('company', companyId), ...provideList('card', view?.skus)],
    }),
    listCompanies: build.query({
      ...asks('listCompanies', ({ type, search }: CompanyListPlace) => ({ params: { type }, search })),
      providesTags: (view) => provideList('company', view?.list),
    }),
    /** A customer's active people, for the broker's staff. */
    listCompanyPeople: build.query({
      ...asks('getBrokerCompanyDetails', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, id) => [idTag('company', id)],
    }),
    getOwnCompany: build.query({ ...asks('getOwnCompany'), providesTags: [listTag('company')], keepUnusedDataFor: 0 }),
    saveOwnCompany: build.mutation({
      ...asks('saveOwnCompany', ({ input }: { id: string; input: CallTo<'saveOwnCompany'>['input'] }) => ({ input })),
      invalidatesTags: onSuccess(({ id }) => [idTag('company', id), listTag('company'), listTag('context')]),
    }),
    listRegions: build.query({ ...asks('listRegions'), providesTags: [listTag('reference')] }),
    listAreas: build.query({
      ...asks('listAreas', (region: string) => ({ params: { region } })),
      providesTags: [listTag('reference')],
    }),
    listCities: build.query({
      ...asks('listCities', ({ region, area }: { region: string; area: string }) => ({
        params: { region },
        query: { area },
      })),
      providesTags: [listTag('reference')],
    }),
    /** The managers a company may go to, with what each carries. */
    listCompanyLoads: build.query({ ...asks('listManagerLoads'), keepUnusedDataFor: 0 }),
    setCompanyManager: build.mutation({
      ...asks('setCompanyManager', ({ id, userId }: { id: string; userId: string }) => ({
        params: { company: id },
        input: { userId },
      })),
      invalidatesTags: onSuccess(({ id }) => [idTag('company', id), listTag('company')]),
    }),
    setCompanyLock: build.mutation({
      ...asks('setCompanyLock', ({ id, ...input }: { id: string } & CallTo<'setCompanyLock'>['input']) => ({
        params: { company: id },
        input,
      })),
      invalidatesTags: onSuccess(({ id }) => [idTag('company', id), listTag('company')]),
    }),
  }),
});

export const {
  useGetCompanyQuery,
  useListCompanyCardsQuery,
  useListCompaniesQuery,
  useListCompanyPeopleQuery,
  useGetOwnCompanyQuery,
  useLazyGetOwnCompanyQuery,
  useSaveOwnCompanyMutation,
  useLazyListRegionsQuery,
  useListAreasQuery,
  useLazyListAreasQuery,
  useLazyListCitiesQuery,
  useLazyListCompanyLoadsQuery,
  useSetCompanyManagerMutation,
  useSetCompanyLockMutation,
} = companyApi;
export const { getCompany, listCompanyCards, listCompanies } = companyApi.endpoints;
