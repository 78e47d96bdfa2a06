import { companyStaffRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { calls, callsAt } from '../../../api/endpoint';
import { idTag, listTag } from '../../../api/tags';

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** An id for a request that a manager creates, with the managers a senior manager may assign it to. */
    reserveOrder: build.query({ ...calls('reserveOrder'), keepUnusedDataFor: 0 }),
    /** Active customers to choose from. */
    findCustomers: build.query({
      ...callsAt(companyStaffRoutes, 'findBrokerCustomers', (search: string) => ({ query: { search } })),
      providesTags: [listTag('company')],
    }),
    getCompanyDetails: build.query({
      ...callsAt(companyStaffRoutes, 'getBrokerCompanyDetails', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, id) => [idTag('company', id)],
    }),
  }),
});

export const { useReserveOrderQuery, useFindCustomersQuery, useLazyFindCustomersQuery, useGetCompanyDetailsQuery } =
  orderApi;
