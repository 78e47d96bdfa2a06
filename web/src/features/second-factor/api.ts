import { type BegunFactorView, type CallTo, secondFactorRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { callsAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

type Finish = CallTo<'finishSignIn'>['input'];
type Add = CallTo<'addSecondFactor'>['input'];

/** The data that completes a factor, the same in every place. */
export type FactorAnswer = Pick<NonNullable<Finish['setup']>, 'kind' | 'name' | 'answer'>;
export type FactorKind = FactorAnswer['kind'];
export type StartedFactor = BegunFactorView;

const factorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query({
      ...callsAt(secondFactorRoutes, 'getSecondFactor'),
      providesTags: [listTag('secondFactor')],
      keepUnusedDataFor: 0,
    }),
    /** Begins a factor, which changes nothing yet. */
    beginSecondFactor: build.mutation(callsAt(secondFactorRoutes, 'addSecondFactor', (input: Add) => ({ input }))),
    /** Completes a factor, or returns new recovery codes. */
    addSecondFactor: build.mutation({
      ...callsAt(secondFactorRoutes, 'addSecondFactor', (input: Add) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('secondFactor'), listTag('ownSession')]),
    }),
    removeSecondFactor: build.mutation({
      ...callsAt(
        secondFactorRoutes,
        'removeSecondFactor',
        ({ factor, current_password }: { factor: string; current_password: string }) => ({
          params: { factor },
          input: { current_password },
        }),
      ),
      invalidatesTags: onSuccess(() => [listTag('secondFactor')]),
    }),
    /** The second step of a sign-in. The new session clears the full cache. */
    finishSessionOpening: build.mutation(callsAt(secondFactorRoutes, 'finishSignIn', (input: Finish) => ({ input }))),
  }),
});

export const {
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useAddSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useFinishSessionOpeningMutation,
} = factorApi;
