import type { FileRestrictions, FileView } from '@setu/contract';
import { api } from '../api/api';
import { listTag } from '../api/tags';

/** Uploads for every form that takes files. */
const mediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFileRestrictions: build.query<FileRestrictions, void>({
      query: () => '/media/files/restrictions',
      providesTags: [listTag('reference')],
      keepUnusedDataFor: 3600,
    }),
    checkFreeSpace: build.mutation<unknown, number>({
      query: (size) => ({ url: '/media/files/checking/free-space', method: 'POST', body: { size } }),
    }),
    uploadFile: build.mutation<FileView, { file: File; onSent: (share: number) => void }>({
      query: ({ file, onSent }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/api/upload-file', method: 'POST', body, onSent };
      },
    }),
    removeFile: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/remove-file/${encodeURIComponent(id)}`, method: 'DELETE' }),
    }),
  }),
});

export const { useGetFileRestrictionsQuery, useCheckFreeSpaceMutation, useUploadFileMutation, useRemoveFileMutation } =
  mediaApi;
