import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { idTag, listTag, onSuccess, provideList, type Tag } from '../../api/tags';

/** The input of a call about a review. */
interface Sent<Input> {
  id: string;
  input: Input;
  idempotencyKey?: string;
}

/** A translation as typed, to be saved. */
interface TypedTranslation extends Sent<CallTo<'saveTranslation'>['input']> {
  /** True when the user is leaving the page. The call then continues after the page is closed. */
  isLast: boolean;
}

/** The tags that change with a review: the review itself, its lists and the queues that contain it. */
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
      ...calls('listReviews', (search: string) => ({ search })),
      providesTags: (view) => provideList('review', view?.list),
    }),
    /** The address of a card's review for the caller. Never cached. */
    findReview: build.query({
      ...calls('findReview', (productSku: string) => ({ params: { productSku } })),
      keepUnusedDataFor: 0,
    }),
    getReview: build.query({
      ...calls('getReview', (review: string) => ({ params: { review } })),
      providesTags: (_view, _error, id) => [idTag('review', id)],
    }),
    decideReview: build.mutation({
      ...calls('decideReview', ({ id, ...rest }: Sent<CallTo<'decideReview'>['input']>) => ({
        params: { review: id },
        ...rest,
      })),
      invalidatesTags: onSuccess(({ id }) => moved(id)),
    }),
    /** Every opening loads the form again, so that a refetch cannot overwrite typed text. */
    getReviewCorrection: build.query({
      ...calls('getCorrection', (review: string) => ({ params: { review } })),
      keepUnusedDataFor: 0,
    }),
    correctReview: build.mutation({
      ...calls('correctReview', ({ id, ...rest }: Sent<CallTo<'correctReview'>['input']>) => ({
        params: { review: id },
        ...rest,
      })),
      invalidatesTags: onSuccess(({ id }) => moved(id)),
    }),
    /** Every opening loads the autosaved form again, so that a refetch cannot overwrite typed text. */
    getReviewTranslation: build.query({
      ...calls('getTranslation', (review: string) => ({ params: { review } })),
      keepUnusedDataFor: 0,
    }),
    publishReviewTranslation: build.mutation({
      ...calls('publishTranslation', ({ id, ...rest }: Sent<CallTo<'publishTranslation'>['input']>) => ({
        params: { review: id },
        ...rest,
      })),
      invalidatesTags: onSuccess(({ id }) => [...moved(id), listTag('card')]),
    }),
    keepTranslation: build.mutation({
      ...calls('saveTranslation', ({ id, input, isLast }: TypedTranslation) => ({
        params: { review: id },
        input,
        keepalive: isLast,
        isUnasked: true,
      })),
    }),
    openReview: build.mutation({
      ...calls('openReview', (productSku: string) => ({ params: { productSku } })),
      invalidatesTags: onSuccess(() => [listTag('review'), listTag('context')]),
    }),
    setReviewer: build.mutation({
      ...calls('setReviewer', ({ id, ...rest }: Sent<CallTo<'setReviewer'>['input']>) => ({
        params: { review: id },
        ...rest,
      })),
      invalidatesTags: onSuccess(({ id }) => moved(id)),
    }),
    restartReview: build.mutation({
      ...calls('restartReview', (review: string) => ({ params: { review } })),
      invalidatesTags: onSuccess((id) => moved(id)),
    }),
    translateText: build.mutation({ ...calls('translateText', (text: string) => ({ input: { text } })) }),
    recallTranslations: build.query({
      ...calls('recallTranslations', (text: string) => ({ query: { text } })),
      providesTags: [listTag('glossary')],
    }),
    listGlossary: build.query({
      ...calls('getGlossary', (query: { search: string; page: number }) => ({ query })),
      providesTags: [listTag('glossary')],
    }),
    writeGlossary: build.mutation({
      ...calls('writeGlossary', (input: CallTo<'writeGlossary'>['input']) => ({ input })),
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
