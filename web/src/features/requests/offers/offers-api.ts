import { type CallTo, invitationRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';

interface OfRequest {
  id: string;
}
interface OfOffer extends OfRequest {
  offer: string;
}
interface Keyed {
  idempotencyKey?: string;
}

/** Any change of an offer or invitation may change the request, the lists and the dashboard. */
const changed = onSuccess(({ id }: OfRequest) => [idTag('request', id), listTag('request'), listTag('dashboard')]);
const ofRequest = { providesTags: (_view: unknown, _error: unknown, id: string) => [idTag('request', id)] };

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRequestInvitations: build.query({
      ...callsAt(invitationRoutes, 'listInvitations', (request: string) => ({ params: { request } })),
      ...ofRequest,
    }),
    listRequestOffers: build.query({
      ...callsAt(invitationRoutes, 'listOffers', (request: string) => ({ params: { request } })),
      ...ofRequest,
    }),
    /** The supplier's own offer. */
    getRequestOffer: build.query({
      ...callsAt(invitationRoutes, 'getOffer', (request: string) => ({ params: { request } })),
      ...ofRequest,
    }),
    inviteToRequest: build.mutation({
      ...callsAt(
        invitationRoutes,
        'inviteSuppliers',
        ({ id, suppliers, ...key }: OfRequest & Keyed & { suppliers: string[] }) => ({
          params: { request: id },
          input: { suppliers },
          ...key,
        }),
      ),
      invalidatesTags: changed,
    }),
    withdrawRequestInvitation: build.mutation({
      ...callsAt(
        invitationRoutes,
        'withdrawInvitation',
        ({ id, invitation, ...key }: OfRequest & Keyed & { invitation: string }) => ({
          params: { request: id, invitation },
          ...key,
        }),
      ),
      invalidatesTags: changed,
    }),
    giveRequestOffer: build.mutation({
      ...callsAt(
        invitationRoutes,
        'giveOffer',
        ({ id, body, ...key }: OfRequest & Keyed & { body: CallTo<'giveOffer'>['input'] }) => ({
          params: { request: id },
          input: body,
          ...key,
        }),
      ),
      invalidatesTags: changed,
    }),
    declineRequestOffer: build.mutation({
      ...callsAt(
        invitationRoutes,
        'declineInvitation',
        ({ id, body, ...key }: OfRequest & Keyed & { body: CallTo<'declineInvitation'>['input'] }) => ({
          params: { request: id },
          input: body,
          ...key,
        }),
      ),
      invalidatesTags: changed,
    }),
    shareRequestOffer: build.mutation({
      ...callsAt(
        invitationRoutes,
        'shareOffer',
        ({ id, offer, shared, ...key }: OfOffer & Keyed & { shared: boolean }) => ({
          params: { request: id, offer },
          input: { shared },
          ...key,
        }),
      ),
      invalidatesTags: changed,
    }),
    preferRequestOffer: build.mutation({
      ...callsAt(invitationRoutes, 'preferOffer', ({ id, offer, ...key }: OfOffer & Keyed) => ({
        params: { request: id, offer },
        ...key,
      })),
      invalidatesTags: changed,
    }),
    pickRequestOffer: build.mutation({
      ...callsAt(
        invitationRoutes,
        'pickOffer',
        ({ id, offer, body, ...key }: OfOffer & Keyed & { body: CallTo<'pickOffer'>['input'] }) => ({
          params: { request: id, offer },
          input: body,
          ...key,
        }),
      ),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListRequestInvitationsQuery,
  useListRequestOffersQuery,
  useLazyListRequestOffersQuery,
  useGetRequestOfferQuery,
  useInviteToRequestMutation,
  useWithdrawRequestInvitationMutation,
  useGiveRequestOfferMutation,
  useDeclineRequestOfferMutation,
  useShareRequestOfferMutation,
  usePreferRequestOfferMutation,
  usePickRequestOfferMutation,
} = offersApi;
