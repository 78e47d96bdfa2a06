import type { DashboardView, LoginInput, LoginView } from '@setu/contract';
import { api } from '../../api/api';
import { listTag } from '../../api/tags';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<DashboardView, void>({
      query: () => '/user/dashboard',
      providesTags: [listTag('dashboard')],
      keepUnusedDataFor: 0,
    }),
    createSession: build.mutation<LoginView, LoginInput>({
      query: (body) => ({ url: '/login_check', method: 'POST', body }),
    }),
  }),
});

export const { useGetDashboardQuery, useCreateSessionMutation } = accountApi;
