import { type CallTo, settingRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

type Change = CallTo<'saveSettings'>['input'];

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query({
      ...calls('getSettings', (page: number) => ({ query: { page } })),
      providesTags: [listTag('setting')],
    }),
    saveSettings: build.mutation({
      ...callsAt(settingRoutes, 'saveSettings', (input: Change) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('setting')]),
    }),
  }),
});

export const { useGetSettingsQuery, useSaveSettingsMutation } = settingsApi;
