import { type CallTo, companyStaffRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { calls, callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';

const companyStaffApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A customer's active users, for the broker's staff. */
    listCompanyPeople: build.query({
      ...callsAt(companyStaffRoutes, 'getBrokerCompanyDetails', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, id) => [idTag('company', id)],
    }),
    /** The managers a company can be assigned to, with their workload. */
    listCompanyLoads: build.query({ ...calls('listManagerLoads'), keepUnusedDataFor: 0 }),
    setCompanyManager: build.mutation({
      ...callsAt(companyStaffRoutes, 'setCompanyManager', ({ id, userId }: { id: string; userId: string }) => ({
        params: { company: id },
        input: { userId },
      })),
      invalidatesTags: onSuccess(({ id }) => [idTag('company', id), listTag('company')]),
    }),
    setCompanyLock: build.mutation({
      ...callsAt(
        companyStaffRoutes,
        'setCompanyLock',
        ({ id, ...input }: { id: string } & CallTo<'setCompanyLock'>['input']) => ({
          params: { company: id },
          input,
        }),
      ),
      invalidatesTags: onSuccess(({ id }) => [idTag('company', id), listTag('company')]),
    }),
  }),
});

export const {
  useListCompanyPeopleQuery,
  useLazyListCompanyLoadsQuery,
  useSetCompanyManagerMutation,
  useSetCompanyLockMutation,
} = companyStaffApi;
