import { type CallTo, webhookRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { callsAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query({
      ...callsAt(webhookRoutes, 'listWebhooks', (before: string | undefined) => ({
        query: { deliveries: '1' as const, ...(before && { before }) },
      })),
      providesTags: [listTag('webhook')],
      keepUnusedDataFor: 0,
    }),
    createWebhook: build.mutation({
      ...callsAt(webhookRoutes, 'createWebhook', (input: CallTo<'createWebhook'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('webhook')]),
    }),
    resendWebhookDelivery: build.mutation({
      ...callsAt(webhookRoutes, 'resendDelivery', ({ webhook, delivery }: { webhook: string; delivery: string }) => ({
        params: { webhook },
        input: { delivery },
      })),
      invalidatesTags: [listTag('webhook')],
    }),
    removeWebhook: build.mutation({
      ...callsAt(webhookRoutes, 'removeWebhook', (webhook: string) => ({ params: { webhook } })),
      invalidatesTags: [listTag('webhook')],
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useResendWebhookDeliveryMutation,
  useRemoveWebhookMutation,
} = webhooksApi;
