import type { PaperView } from '@setu/contract';
import { api } from '../../../api/api';
import { calls } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The documents of a request. Which ones can be created depends on its status. */
    listPapers: build.query({
      ...calls('listPapers', (request: string) => ({ params: { request } })),
      providesTags: (_view, _error, id) => [listTag('paper'), idTag('request', id)],
    }),
    createPaper: build.mutation({
      ...calls('makePaper', ({ id, kind }: { id: string; kind: PaperView['kind'] }) => ({
        params: { request: id },
        input: { kind },
      })),
      invalidatesTags: onSuccess(() => [listTag('paper')]),
    }),
  }),
});

export const { useListPapersQuery, useCreatePaperMutation } = documentsApi;
