import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
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
    listTeam: build.query({ ...calls('listTeam', (search: string) => ({ search })), providesTags: team }),
    getTeamProfile: build.query({
      ...calls('getTeammate', (teamUser: string) => ({ params: { teamUser } })),
      providesTags: team,
    }),
    getOwnProfile: build.query({ ...calls('getOwnProfile'), providesTags: team }),
    saveOwnProfile: build.mutation({
      ...calls('saveOwnProfile', (input: CallTo<'saveOwnProfile'>['input']) => ({ input })),
      invalidatesTags: changed,
    }),
    uploadAvatar: build.mutation({
      ...calls('uploadAvatar', ({ id, file }: { id: string; file: File }) => ({ params: { id }, form: formOf(file) })),
      invalidatesTags: changed,
    }),
    removeAvatar: build.mutation({
      ...calls('removeAvatar', (id: string) => ({ params: { id } })),
      invalidatesTags: changed,
    }),
    listSuccessors: build.query({
      ...calls('listSuccessors', ({ id, ...query }: { id: string } & CallTo<'listSuccessors'>['query']) => ({
        params: { id },
        query,
      })),
      providesTags: team,
      keepUnusedDataFor: 0,
    }),
    removeTeamPerson: build.mutation({
      ...calls('removeTeammate', ({ id, heir: successor }: { id: string; heir: string }) => ({
        params: { id },
        input: { heir: successor },
      })),
      invalidatesTags: changed,
    }),
    getInvitePage: build.query({ ...calls('getInvitePage'), providesTags: team }),
    createInvite: build.mutation({
      ...calls('createInvite', (input: CallTo<'createInvite'>['input']) => ({ input })),
      invalidatesTags: changed,
    }),
    getInvite: build.query({ ...calls('getInvite', (id: string) => ({ params: { id } })), providesTags: team }),
    saveInvite: build.mutation({
      ...calls('saveInvite', ({ id, input }: { id: string; input: CallTo<'saveInvite'>['input'] }) => ({
        params: { id },
        input,
      })),
      invalidatesTags: changed,
    }),
    extendInvite: build.mutation({
      ...calls('extendInvite', (invite: string) => ({ params: { invite } })),
      invalidatesTags: changed,
    }),
    removeInvite: build.mutation({
      ...calls('removeInvite', (id: string) => ({ params: { id } })),
      invalidatesTags: changed,
    }),
    openInvite: build.query({
      ...calls('openInvite', (uuid: string) => ({ params: { uuid } })),
      keepUnusedDataFor: 0,
    }),
    acceptInvite: build.mutation({
      ...calls('acceptInvite', ({ uuid, input }: { uuid: string; input: CallTo<'acceptInvite'>['input'] }) => ({
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
  useListSuccessorsQuery,
  useLazyListSuccessorsQuery,
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
