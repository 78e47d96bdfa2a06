import { type TrustFigureView, trustRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { callsAt } from '../../api/endpoint';
import { idTag } from '../../api/tags';

/** A page of the requests behind a figure. */
interface ItemsPlace {
  company: string;
  figure: TrustFigureView['kind'];
  page: number;
}

export const itemsOnPage = 10;

const trustApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSupplierTrust: build.query({
      ...callsAt(trustRoutes, 'getSupplierTrust', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, company) => [idTag('company', company)],
    }),
    getSupplierTrustHistory: build.query({
      ...callsAt(trustRoutes, 'getTrustHistory', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, company) => [idTag('company', company)],
    }),
    listSupplierTrustItems: build.query({
      ...callsAt(trustRoutes, 'listTrustItems', ({ company, figure, page }: ItemsPlace) => ({
        params: { company, figure },
        search: `page=${page}&limit=${itemsOnPage}`,
      })),
      providesTags: (_view, _error, { company }) => [idTag('company', company)],
    }),
  }),
});

export const { useGetSupplierTrustQuery, useGetSupplierTrustHistoryQuery, useListSupplierTrustItemsQuery } = trustApi;
