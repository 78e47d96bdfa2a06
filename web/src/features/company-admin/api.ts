import { type CallTo, companyAdminRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { idTag, listTag, onSuccess, provideList } from '../../api/tags';

// A company's users are listed on its team page and on its company page. A change to a user invalidates both.
const linesOf = (company: string) => [listTag('team'), idTag('company', company)];
const firstPage = { search: 'limit=100' };

const companyAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllCompanies: build.query({
      ...calls('listAllCompanies', (search: string) => ({ search })),
      providesTags: (view) => provideList('company', view?.list),
    }),
    getCompanyAdmin: build.query({
      ...calls('getCompanyAdmin', (company: string) => ({ params: { company } })),
      // The answer has the number of users and invites.
      providesTags: (_view, _error, company) => linesOf(company),
    }),
    listCompanyUsers: build.query({
      ...callsAt(companyAdminRoutes, 'listCompanyUsers', (company: string) => ({ params: { company }, ...firstPage })),
      providesTags: (_view, _error, company) => linesOf(company),
    }),
    listCompanyInvites: build.query({
      ...callsAt(companyAdminRoutes, 'listCompanyInvites', (company: string) => ({
        params: { company },
        ...firstPage,
      })),
      providesTags: (_view, _error, company) => linesOf(company),
    }),
    /** The full profiles, for the form of one user. */
    listCompanyProfiles: build.query({
      ...callsAt(companyAdminRoutes, 'listWholeUsers', (company: string) => ({ params: { company } })),
      keepUnusedDataFor: 0,
    }),
    saveCompanyUser: build.mutation({
      ...callsAt(
        companyAdminRoutes,
        'saveCompanyUser',
        ({ input }: { company: string; input: CallTo<'saveCompanyUser'>['input'] }) => ({ input }),
      ),
      invalidatesTags: onSuccess(({ company }) => [listTag('team'), idTag('company', company), listTag('company')]),
    }),
    setCompanyBlacklisted: build.mutation({
      ...callsAt(
        companyAdminRoutes,
        'setCompanyBlacklisted',
        ({ id, type }: { id: string; type: 'add' | 'remove' }) => ({
          params: { company: id, type },
        }),
      ),
      invalidatesTags: onSuccess(({ id }) => [idTag('company', id), listTag('company')]),
    }),
    deleteCompany: build.mutation({
      ...callsAt(companyAdminRoutes, 'deleteCompany', (company: string) => ({ input: { company } })),
      invalidatesTags: onSuccess(() => [listTag('company'), listTag('card')]),
    }),
  }),
});

export const {
  useListAllCompaniesQuery,
  useGetCompanyAdminQuery,
  useListCompanyUsersQuery,
  useListCompanyInvitesQuery,
  useLazyListCompanyProfilesQuery,
  useSaveCompanyUserMutation,
  useSetCompanyBlacklistedMutation,
  useDeleteCompanyMutation,
} = companyAdminApi;
