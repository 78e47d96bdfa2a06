import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

/** Users and invites are few and related, so any change reloads all of them. */
const team = [listTag('team')];
const changed = onSuccess(() => team);

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTeam: build.query({ ...asks('listTeam', (search: string) => ({ search })), providesTags: team }),
    getTeamProfile: build.query({
      ...asks('getTeammate', (teamUser: string) => ({ params: { teamUser } })),
      providesTags: team,
    }),
    getOwnProfile: build.query({ ...asks('getOwnProfile'), providesTags: team }),
    saveOwnProfile: build.mutation({
      ...asks('saveOwnProfile', (input: CallTo<'saveOwnProfile'>['input']) => ({ input })),
      invalidatesTags: changed,
    }),
    uploadAvatar: build.mutation({
      ...asks('uploadAvatar', ({ id, file }: { id: string; file: File }) => ({ params: { id }, form: formOf(file) })),
      invalidatesTags: changed,
    }),
    removeAvatar: build.mutation({
      ...asks('removeAvatar', (id: string) => ({ params: { id } })),
      invalidatesTags: changed,
    }),
    listHeirs: build.query({
      ...asks('listHeirs', ({ id, ...query }: { id: string } & CallTo<'listHeirs'>['query']) => ({
        params: { id },
        query,
      })),
      providesTags: team,
      keepUnusedDataFor: 0,
    }),
    removeTeamPerson: build.mutation({
      ...asks('removeTeammate', ({ id, heir }: { id: string; heir: string }) => ({ params: { id }, input: { heir } })),
      invalidatesTags: changed,
    }),
    getInvitePage: build.query({ ...asks('getInvitePage'), providesTags: team }),
    createInvite: build.mutation({
      ...asks('createInvite', (input: CallTo<'createInvite'>['input']) => ({ input })),
      invalidatesTags: changed,
    }),
    getInvite: build.query({ ...asks('getInvite', (id: string) => ({ params: { id } })), providesTags: team }),
    saveInvite: build.mutation({
      ...asks('saveInvite', ({ id, input }: { id: string; input: CallTo<'saveInvite'>['input'] }) => ({
        params: { id },
        input,
      })),
      invalidatesTags: changed,
    }),
    extendInvite: build.mutation({
      ...asks('extendInvite', (invite: string) => ({ params: { invite } })),
      invalidatesTags: changed,
    }),
    removeInvite: build.mutation({
      ...asks('removeInvite', (id: string) => ({ params: { id } })),
      invalidatesTags: changed,
    }),
    openInvite: build.query({
      ...asks('openInvite', (uuid: string) => ({ params: { uuid } })),
      keepUnusedDataFor: 0,
    }),
    acceptInvite: build.mutation({
      ...asks('acceptInvite', ({ uuid, input }: { uuid: string; input: CallTo<'acceptInvite'>['input'] }) => ({
        params: { uuid },
        input,
      })),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListTeamQuery,
  useGetTeamProfileQuery,
  useGetOwnProfileQuery,
  useSaveOwnProfileMutation,
  useUploadAvatarMutation,
  useRemoveAvatarMutation,
  useListHeirsQuery,
  useLazyListHeirsQuery,
  useRemoveTeamPersonMutation,
  useGetInvitePageQuery,
  useCreateInviteMutation,
  useGetInviteQuery,
  useSaveInviteMutation,
  useExtendInviteMutation,
  useRemoveInviteMutation,
  useOpenInviteQuery,
  useAcceptInviteMutation,
} = teamApi;
