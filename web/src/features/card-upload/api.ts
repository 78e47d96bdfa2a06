import { importRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';

/** An import run of a supplier. */
export interface RunPlace {
  company: string;
  run: string;
}

interface SentCards {
  company: string;
  sheet: File;
  pictures: File | null;
  idempotencyKey: string;
  onSent: (share: number) => void;
}

/** The timeout in milliseconds, equal to the server's timeout for a file of cards with pictures. */
const sendingMs = 640_000;

const formOf = ({ sheet, pictures }: SentCards): FormData => {
  const form = new FormData();
  form.append('dry', 'true');
  form.append('file', sheet);
  if (pictures) form.append('pictures', pictures);
  return form;
};

const cardUploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCardFiles: build.query({
      ...calls('getCardUpload', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, company) => [idTag('company', company), listTag('card'), listTag('cardFile')],
    }),
    /** The current run and a page of its rows. `search` is the canonical query of the rows. */
    getCardFileRun: build.query({
      ...callsAt(importRoutes, 'getCardUploadRun', ({ company, run, search }: RunPlace & { search: string }) => ({
        params: { company, run },
        search,
      })),
      providesTags: (_view, _error, { run }) => [idTag('cardFile', run)],
    }),
    addCardFile: build.mutation({
      ...callsAt(importRoutes, 'uploadCards', (sent: SentCards) => ({
        params: { company: sent.company },
        form: formOf(sent),
        timeoutMs: sendingMs,
        idempotencyKey: sent.idempotencyKey,
        onSent: sent.onSent,
      })),
      invalidatesTags: onSuccess(() => [listTag('cardFile')]),
    }),
    applyCardFile: build.mutation({
      ...callsAt(importRoutes, 'applyCardUpload', (params: RunPlace) => ({ params })),
      invalidatesTags: onSuccess(({ run }) => [listTag('cardFile'), idTag('cardFile', run)]),
    }),
    stopCardFile: build.mutation({
      ...callsAt(importRoutes, 'stopCardUpload', (params: RunPlace) => ({ params })),
      invalidatesTags: onSuccess(({ run }) => [listTag('cardFile'), idTag('cardFile', run)]),
    }),
  }),
});

export const {
  useGetCardFilesQuery,
  useGetCardFileRunQuery,
  useAddCardFileMutation,
  useApplyCardFileMutation,
  useStopCardFileMutation,
} = cardUploadApi;
