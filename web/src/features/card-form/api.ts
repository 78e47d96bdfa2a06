import type { AnswerTo, CallTo, SkuType } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callTo } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';

/** A card with its type, product or service, since each type has its own address. */
interface CardAddress {
  type: SkuType;
  id: string;
}

interface Written {
  input: CallTo<'saveProduct'>['input'];
  idempotencyKey: string;
}

const formOf = { product: 'getProductForm', service: 'getServiceForm' } as const;
const saveOf = { product: 'saveProduct', service: 'saveService' } as const;
const removalOf = { product: 'removeProduct', service: 'removeService' } as const;

const cardFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The form of a new card, with an id reserved for it. */
    reserveCard: build.query({
      ...calls('newCardForm', (company: string) => ({ params: { company } })),
      keepUnusedDataFor: 0,
    }),
    /** The form's values are newer than any cache, so every opening loads the card again. */
    getCardForm: build.query({
      query: ({ type, id }: CardAddress) => callTo(formOf[type], { params: { productSku: id } }),
      transformResponse: (view: AnswerTo<'getProductForm' | 'getServiceForm'>) => view,
      keepUnusedDataFor: 0,
    }),
    createCard: build.mutation({
      ...calls('createCard', ({ company, id, input, idempotencyKey }: Written & { company: string; id: string }) => ({
        params: { company },
        input: { ...input, id },
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(({ company }) => [listTag('card'), idTag('company', company)]),
    }),
    saveCard: build.mutation({
      query: ({ type, id, input, idempotencyKey }: Written & CardAddress) =>
        callTo(saveOf[type], { params: { productSku: id }, input, idempotencyKey }),
      transformResponse: (saved: AnswerTo<'saveProduct' | 'saveService'>) => saved,
      invalidatesTags: onSuccess(({ id }) => [listTag('card'), idTag('card', id)]),
    }),
    removeCard: build.mutation({
      query: ({ type, id }: CardAddress) => callTo(removalOf[type], { params: { productSku: id } }),
      transformResponse: (done: AnswerTo<'removeProduct' | 'removeService'>) => done,
      invalidatesTags: onSuccess(() => [listTag('card'), listTag('review'), listTag('context')]),
    }),
  }),
});

export const {
  useReserveCardQuery,
  useGetCardFormQuery,
  useLazyGetCardFormQuery,
  useCreateCardMutation,
  useSaveCardMutation,
  useRemoveCardMutation,
} = cardFormApi;
