import { api } from '../api/api';
import { calls } from '../api/endpoint';
import { listTag } from '../api/tags';

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

/** The endpoints for uploads of all forms. */
const mediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFileRestrictions: build.query({
      ...calls('getFileRestrictions'),
      providesTags: [listTag('reference')],
      keepUnusedDataFor: 3600,
    }),
    checkFreeSpace: build.mutation(calls('checkFreeSpace', (size: number) => ({ input: { size } }))),
    uploadFile: build.mutation(
      calls('uploadFile', ({ file, onSent }: { file: File; onSent: (share: number) => void }) => ({
        form: formOf(file),
        onSent,
      })),
    ),
    removeFile: build.mutation(calls('removeFile', (fileId: string) => ({ params: { fileId } }))),
  }),
});

export const { useGetFileRestrictionsQuery, useCheckFreeSpaceMutation, useUploadFileMutation, useRemoveFileMutation } =
  mediaApi;
