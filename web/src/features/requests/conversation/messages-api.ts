import type { AnswerTo, CallTo, ChannelView } from '@setu/contract';
import { api } from '../../../api/api';
import { calls, callTo } from '../../../api/endpoint';
import { idTag, onSuccess } from '../../../api/tags';

/** A conversation of a request. */
export interface ChannelPlace {
  request: string;
  channel: string;
}

interface PostedTo {
  place: ChannelPlace;
  body: CallTo<'postMessage'>['input'];
  idempotencyKey: string;
}

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A conversation in pages, from the newest one backwards. */
    listMessages: build.infiniteQuery<AnswerTo<'listMessages'>, ChannelPlace, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ older }) => older ?? undefined },
      query: ({ queryArg: params, pageParam: before }) =>
        callTo('listMessages', { params, query: before === '' ? {} : { before } }),
      transformResponse: (page: AnswerTo<'listMessages'>) => page,
      providesTags: (_pages, _error, { request, channel }) => [idTag('message', `${request}/${channel}`)],
    }),
    postMessage: build.mutation({
      ...calls('postMessage', ({ place: params, body, idempotencyKey }: PostedTo) => ({
        params,
        input: body,
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(({ place }) => [idTag('request', place.request)]),
      onQueryStarted: async ({ place }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(withPosted(place, answer.data));
      },
    }),
    readMessages: build.mutation({
      ...calls('readMessages', ({ place: params, message }: { place: ChannelPlace; message: string }) => ({
        params,
        input: { message },
        isUnasked: true,
      })),
      invalidatesTags: onSuccess(({ place }) => [idTag('request', place.request)]),
      onQueryStarted: async ({ place }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        const channel = answer?.data.channels.find((one) => one.channel === place.channel);
        if (channel) dispatch(withChannel(place, channel));
      },
    }),
  }),
});

/** Replaces the state of the conversation in its newest page. */
const withChannel = (place: ChannelPlace, channel: ChannelView) =>
  messagesApi.util.updateQueryData('listMessages', place, ({ pages: [newest] }) => {
    if (newest) newest.channel = channel;
  });

/** Adds a message to the conversation, unless a refresh has already brought it. */
const withPosted = (place: ChannelPlace, { message, channel }: AnswerTo<'postMessage'>) =>
  messagesApi.util.updateQueryData('listMessages', place, ({ pages: [newest] }) => {
    if (!newest) return;
    newest.channel = channel;
    if (newest.list.every(({ id }) => id !== message.id)) newest.list.push(message);
  });

export const { useListMessagesInfiniteQuery, usePostMessageMutation, useReadMessagesMutation } = messagesApi;
