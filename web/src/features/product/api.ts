import { type AnswerTo, type CallTo, questionRoutes, type SkuType } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt, callsForLocation, callTo } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';
import { follow } from '../../session/counters';

/** The place of a card: its type and any category that contains it. */
export interface CardPlace {
  type: SkuType;
  categoryId: string;
  skuId: string;
}

interface Question {
  productSku: string;
  input: CallTo<'askAboutCard'>['input'];
  idempotencyKey: string;
}

const endpointOf = { product: 'getProduct', service: 'getService' } as const;

const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCard: build.query({
      query: ({ type, categoryId, skuId }: CardPlace) =>
        callTo(endpointOf[type], { params: { catalogCategoryTree: categoryId, skuId } }),
      transformResponse: (view: AnswerTo<'getProduct' | 'getService'>) => view,
      providesTags: (_view, _error, { skuId }) => [idTag('card', skuId)],
    }),
    listSimilarCards: build.query({
      ...calls('listSimilarCards', (id: string) => ({ params: { id } })),
      providesTags: [listTag('card')],
    }),
    addToCart: build.mutation({
      ...calls('addToCart', (call: CallTo<'addToCart'> & { idempotencyKey: string }) => call),
      onQueryStarted: (_given, change) => follow(change, { counters: ({ product_count: cart }) => ({ cart }) }),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
    }),
    /** The company's open request that a question about a card would join. Never cached. */
    getOpenRequest: build.query({
      ...callsAt(questionRoutes, 'getAskedRequest', (productSku: string) => ({ params: { productSku } })),
      keepUnusedDataFor: 0,
    }),
    /** Sends a question about a card to the conversation of a request, which may be created for it. */
    createQuestionRequest: build.mutation({
      ...callsAt(questionRoutes, 'askAboutCard', ({ productSku, ...rest }: Question) => ({
        params: { productSku },
        ...rest,
      })),
      invalidatesTags: (answer, problem) => {
        const id = answer?.route.params.requestEntity ?? '';
        const changed = [idTag('request', id), idTag('message', `${id}/customer`)];
        return problem ? [] : [listTag('request'), listTag('dashboard'), ...changed];
      },
    }),
    /** Creates a draft by a GET (or finds the unchanged one) and returns the address of its form. */
    createRequestFromCard: build.mutation({
      ...callsForLocation('createRequestFromCard', (productSku: string) => ({ params: { productSku } })),
      invalidatesTags: onSuccess(() => [listTag('request')]),
    }),
  }),
});

export const {
  useGetCardQuery,
  useListSimilarCardsQuery,
  useAddToCartMutation,
  useCreateRequestFromCardMutation,
  useLazyGetOpenRequestQuery,
  useCreateQuestionRequestMutation,
} = productApi;
export const { getCard } = productApi.endpoints;
