import { type CallTo, placeRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { calls, callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';

const ownCompanyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnCompany: build.query({ ...calls('getOwnCompany'), providesTags: [listTag('company')], keepUnusedDataFor: 0 }),
    saveOwnCompany: build.mutation({
      ...calls('saveOwnCompany', ({ input }: { id: string; input: CallTo<'saveOwnCompany'>['input'] }) => ({ input })),
      invalidatesTags: onSuccess(({ id }) => [idTag('company', id), listTag('company'), listTag('context')]),
    }),
    listRegions: build.query({ ...callsAt(placeRoutes, 'listRegions'), providesTags: [listTag('reference')] }),
    listAreas: build.query({
      ...callsAt(placeRoutes, 'listAreas', (region: string) => ({ params: { region } })),
      providesTags: [listTag('reference')],
    }),
    listCities: build.query({
      ...callsAt(placeRoutes, 'listCities', ({ region, area }: { region: string; area: string }) => ({
        params: { region },
        query: { area },
      })),
      providesTags: [listTag('reference')],
    }),
  }),
});

export const {
  useGetOwnCompanyQuery,
  useLazyGetOwnCompanyQuery,
  useSaveOwnCompanyMutation,
  useLazyListRegionsQuery,
  useListAreasQuery,
  useLazyListAreasQuery,
  useLazyListCitiesQuery,
} = ownCompanyApi;
