import { type CallTo, milestoneRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';
import type { Addressed } from '../addressed';

const milestonesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The milestones of a deal after its contract. */
    listMilestones: build.query({
      ...callsAt(milestoneRoutes, 'listMilestones', (request: string) => ({ params: { request } })),
      providesTags: (_list, _error, id) => [idTag('request', id)],
    }),
    sayMilestone: build.mutation({
      ...callsAt(
        milestoneRoutes,
        'sayMilestone',
        ({ id, body, idempotencyKey }: Addressed<CallTo<'sayMilestone'>['input']>) => ({
          params: { request: id },
          input: body,
          idempotencyKey,
        }),
      ),
      invalidatesTags: onSuccess(({ id }) => [idTag('request', id), listTag('request'), listTag('dashboard')]),
    }),
  }),
});

export const { useListMilestonesQuery, useSayMilestoneMutation } = milestonesApi;
