import { type CallTo, webhookRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { asksAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query({
      ...asksAt(webhookRoutes, 'listWebhooks', (before: string | undefined) => ({
        query: { deliveries: '1' as const, ...(before && { before }) },
      })),
      providesTags: [listTag('webhook')],
      keepUnusedDataFor: 0,
    }),
    createWebhook: build.mutation({
      ...asksAt(webhookRoutes, 'createWebhook', (input: CallTo<'createWebhook'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('webhook')]),
    }),
    resendWebhookDelivery: build.mutation({
      ...asksAt(webhookRoutes, 'resendDelivery', ({ webhook, delivery }: { webhook: string; delivery: string }) => ({
        params: { webhook },
        input: { delivery },
      })),
      invalidatesTags: [listTag('webhook')],
    }),
    removeWebhook: build.mutation({
      ...asksAt(webhookRoutes, 'removeWebhook', (webhook: string) => ({ params: { webhook } })),
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
