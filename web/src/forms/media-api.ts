import { api } from '../api/api';
import { asks } from '../api/endpoint';
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
      ...asks('getFileRestrictions'),
      providesTags: [listTag('reference')],
      keepUnusedDataFor: 3600,
    }),
    checkFreeSpace: build.mutation(asks('checkFreeSpace', (size: number) => ({ input: { size } }))),
    uploadFile: build.mutation(
      asks('uploadFile', ({ file, onSent }: { file: File; onSent: (share: number) => void }) => ({
        form: formOf(file),
        onSent,
      })),
    ),
    removeFile: build.mutation(asks('removeFile', (fileId: string) => ({ params: { fileId } }))),
  }),
});

export const { useGetFileRestrictionsQuery, useCheckFreeSpaceMutation, useUploadFileMutation, useRemoveFileMutation } =
  mediaApi;
