import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { idTag, listTag } from '../../api/tags';

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    listKeptMails: build.query({
      ...asks('listKeptMails'),
      providesTags: [listTag('mail')],
      keepUnusedDataFor: 0,
    }),
    getKeptMail: build.query({
      ...asks('getKeptMail', (mail: string) => ({ params: { mail } })),
      providesTags: (_view, _error, mail) => [idTag('mail', mail)],
    }),
  }),
});

export const { useListKeptMailsQuery, useGetKeptMailQuery } = mailApi;
