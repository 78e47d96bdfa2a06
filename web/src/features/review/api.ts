import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { idTag, listTag, onSuccess, provideList, type Tag } from '../../api/tags';

/** What is sent to a review. */
interface Sent<Input> {
  id: string;
  input: Input;
  idempotencyKey?: string;
}

/** A translation as typed, on its way to be kept. */
interface Kept extends Sent<CallTo<'saveTranslation'>['input']> {
  /** The page is being left: the call outlives it. */
  isLast: boolean;
}

/** A review that moved: itself, the lists it stands in, whose queue it is in. */
const moved = (id: string): Tag[] => [
  idTag('review', id),
  listTag('review'),
  listTag('dashboard'),
  listTag('context'),
  listTag('notice'),
];

const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query({
      ...asks('listReviews', (search: string) => ({ search })),
      providesTags: (view) => provideList('review', view?.list),
    }),
    /** Where a card's review is read by the caller; asked afresh each time. */
    findReview: build.query({
      ...asks('findReview', (productSku: string) => ({ params: { productSku } })),
      keepUnusedDataFor: 0,
    }),
    getReview: build.query({
      ...asks('getReview', (review: string) => ({ params: { review } })),
      providesTags: (_view, _error, id) => [idTag('review', id)],
    }),
    decideReview: build.mutation({
      ...asks('decideReview', ({ id, ...given }: Sent<CallTo<'decideReview'>['input']>) => ({
        params: { review: id },
        ...given,
      })),
      invalidatesTags: onSuccess(({ id }) => moved(id)),
    }),
    /** A form that is typed in is never fetched over what is typed: asked afresh whenever it is opened. */
    getReviewCorrection: build.query({
      ...asks('getCorrection', (review: string) => ({ params: { review } })),
      keepUnusedDataFor: 0,
    }),
    correctReview: build.mutation({
      ...asks('correctReview', ({ id, ...given }: Sent<CallTo<'correctReview'>['input']>) => ({
        params: { review: id },
        ...given,
      })),
      invalidatesTags: onSuccess(({ id }) => moved(id)),
    }),
    /** A form that is autosaved is never fetched over what is typed: asked afresh whenever it is opened. */
    getReviewTranslation: build.query({
      ...asks('getTranslation', (review: string) => ({ params: { review } })),
      keepUnusedDataFor: 0,
    }),
    publishReviewTranslation: build.mutation({
      ...asks('publishTranslation', ({ id, ...given }: Sent<CallTo<'publishTranslation'>['input']>) => ({
        params: { review: id },
        ...given,
      })),
      invalidatesTags: onSuccess(({ id }) => [...moved(id), listTag('card')]),
    }),
    keepTranslation: build.mutation({
      ...asks('saveTranslation', ({ id, input, isLast }: Kept) => ({
        params: { review: id },
        input,
        keepalive: isLast,
        isUnasked: true,
      })),
    }),
    openReview: build.mutation({
      ...asks('openReview', (productSku: string) => ({ params: { productSku } })),
      invalidatesTags: onSuccess(() => [listTag('review'), listTag('context')]),
    }),
    setReviewer: build.mutation({
      ...asks('setReviewer', ({ id, ...given }: Sent<CallTo<'setReviewer'>['input']>) => ({
        params: { review: id },
        ...given,
      })),
      invalidatesTags: onSuccess(({ id }) => moved(id)),
    }),
    restartReview: build.mutation({
      ...asks('restartReview', (review: string) => ({ params: { review } })),
      invalidatesTags: onSuccess((id) => moved(id)),
    }),
    translateText: build.mutation({ ...asks('translateText', (text: string) => ({ input: { text } })) }),
    recallTranslations: build.query({
      ...asks('recallTranslations', (text: string) => ({ query: { text } })),
      providesTags: [listTag('glossary')],
    }),
    listGlossary: build.query({
      ...asks('getGlossary', (query: { search: string; page: number }) => ({ query })),
      providesTags: [listTag('glossary')],
    }),
    writeGlossary: build.mutation({
      ...asks('writeGlossary', (input: CallTo<'writeGlossary'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('glossary')]),
    }),
  }),
});

export const {
  useLazyListReviewsQuery,
  useListReviewsQuery,
  useFindReviewQuery,
  useGetReviewQuery,
  useDecideReviewMutation,
  useGetReviewCorrectionQuery,
  useCorrectReviewMutation,
  useGetReviewTranslationQuery,
  usePublishReviewTranslationMutation,
  useKeepTranslationMutation,
  useOpenReviewMutation,
  useSetReviewerMutation,
  useRestartReviewMutation,
  useTranslateTextMutation,
  useRecallTranslationsQuery,
  useListGlossaryQuery,
  useWriteGlossaryMutation,
} = reviewApi;
