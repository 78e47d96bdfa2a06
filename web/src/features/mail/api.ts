import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMailChoices: build.query({ ...calls('getMailChoices'), providesTags: [listTag('mail')] }),
    saveMailChoices: build.mutation({
      ...calls('saveMailChoices', (input: NonNullable<CallTo<'saveMailChoices'>['input']>) => ({ input })),
      invalidatesTags: onSuccess((input) => [listTag('mail'), ...(input.address_works ? [listTag('context')] : [])]),
    }),
    listKeptMails: build.query({
      ...calls('listKeptMails'),
      providesTags: [listTag('mail')],
      keepUnusedDataFor: 0,
    }),
    getKeptMail: build.query({
      ...calls('getKeptMail', (mail: string) => ({ params: { mail } })),
      providesTags: (_view, _error, mail) => [idTag('mail', mail)],
    }),
  }),
});

export const { useGetMailChoicesQuery, useSaveMailChoicesMutation, useListKeptMailsQuery, useGetKeptMailQuery } =
  mailApi;
