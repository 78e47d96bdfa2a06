import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { wholeNumber } from './number-inputs.js';
import { mediaRoutes } from './routes/media.js';
import { fileView, nothing, uuid } from './values.js';

/** GET /media/files/restrictions */
export const fileRestrictions = z.strictObject({ size: z.number().int(), types: z.array(z.string()) });
export type FileRestrictions = z.infer<typeof fileRestrictions>;

/** POST /media/files/checking/free-space */
export const freeSpaceInput = z.object({ size: wholeNumber(0, Number.MAX_SAFE_INTEGER) });
export const freeSpaceView = z.strictObject({ free: z.number() });

/** POST /api/upload-file. upload-files returns a list of `uploadResult`. */
export const uploadedFile = fileView.extend({
  /** Why the stored file may not be good enough, such as a picture that is too small to be sharp. */
  warning: z.string().optional(),
});
export const uploadResult = z.union([
  z.strictObject({ success: z.literal(true), message: z.string(), data: uploadedFile }),
  z.strictObject({ success: z.literal(false), message: z.string(), data: z.strictObject({ error: z.string() }) }),
]);
export type UploadResult = z.infer<typeof uploadResult>;

/** DELETE /api/remove-files */
export const removeFilesInput = z.object({ files: z.array(uuid).min(1).max(100) });

export const mediaEndpoints = /* @__PURE__ */ endpointsOf(mediaRoutes, {
  getFileRestrictions: { summary: 'Returns the allowed file types and sizes', answer: fileRestrictions },
  checkFreeSpace: {
    summary: 'Checks whether a number of bytes fits into the storage',
    input: freeSpaceInput,
    answer: freeSpaceView,
  },
  uploadFile: { summary: 'Uploads one file', answer: uploadedFile },
  uploadFiles: { summary: 'Uploads several files and returns a result for each', answer: z.array(uploadResult) },
  removeFile: { summary: 'Deletes one of the caller’s files', answer: nothing },
  removeFiles: {
    summary: 'Deletes several of the caller’s files, all or none',
    input: removeFilesInput,
    answer: nothing,
  },
  downloadFile: {
    summary: 'Downloads a file. Pictures are also available in the widths of `w`',
    query: z.object({ w: z.string().optional() }),
  },
});
