import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';

/** The columns that the search looks in. */
const peopleColumns = ['name', 'surname', 'patronymic'] as const;

interface Saving {
  teamUser: string;
  input: CallTo<'saveSubstitution'>['input'];
}

interface Seeking {
  teamUser: string;
  search: string;
  size: number;
}

const substitutionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubstitutions: build.query({
      ...calls('getSubstitutions', (teamUser: string) => ({ params: { teamUser } })),
      providesTags: (_view, _error, teamUser) => [listTag('substitution'), idTag('substitution', teamUser)],
    }),
    listSubstituteCandidates: build.query({
      ...calls('listSubstituteCandidates', ({ teamUser, search, size }: Seeking) => ({
        params: { teamUser },
        input: {
          selectBy: { like_concat: { fields: [...peopleColumns], value: search } },
          pagination: { page: 1, tableSize: size },
        },
      })),
      providesTags: [listTag('substitution')],
      keepUnusedDataFor: 0,
    }),
    saveSubstitution: build.mutation({
      ...calls('saveSubstitution', ({ teamUser, input }: Saving) => ({ params: { teamUser }, input })),
      invalidatesTags: onSuccess(() => [listTag('substitution')]),
    }),
    endSubstitution: build.mutation({
      ...calls('endSubstitution', (pivot: string) => ({ params: { pivot } })),
      invalidatesTags: onSuccess(() => [listTag('substitution')]),
    }),
  }),
});

export const {
  useGetSubstitutionsQuery,
  useListSubstituteCandidatesQuery,
  useSaveSubstitutionMutation,
  useEndSubstitutionMutation,
} = substitutionApi;
