import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { mediaRoutes } from './routes/media.js';
import { fileView, nothing, uuid } from './values.js';

/** GET /media/files/restrictions */
export const fileRestrictions = z.strictObject({ size: z.number().int(), types: z.array(z.string()) });
export type FileRestrictions = z.infer<typeof fileRestrictions>;

/** POST /media/files/checking/free-space */
export const freeSpaceInput = z.object({ size: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });
export const freeSpaceView = z.strictObject({ free: z.number() });

/** POST /api/upload-file; upload-files answers a list of `uploadResult`. */
export const uploadedFile = fileView;
export const uploadResult = z.union([
  z.strictObject({ success: z.literal(true), message: z.string(), data: fileView }),
  z.strictObject({ success: z.literal(false), message: z.string(), data: z.strictObject({ error: z.string() }) }),
]);
export type UploadResult = z.infer<typeof uploadResult>;

/** DELETE /api/remove-files */
export const removeFilesInput = z.object({ files: z.array(uuid).min(1).max(100) });

export const mediaEndpoints = /* @__PURE__ */ endpointsOf(mediaRoutes, {
  getFileRestrictions: { summary: 'What may be uploaded', answer: fileRestrictions },
  checkFreeSpace: { summary: 'Whether so many bytes still fit', input: freeSpaceInput, answer: freeSpaceView },
  uploadFile: { summary: 'Uploads one file', answer: uploadedFile },
  uploadFiles: { summary: 'Uploads several files, a result each', answer: z.array(uploadResult) },
  removeFile: { summary: 'Removes an own file', answer: nothing },
  removeFiles: { summary: 'Removes own files, all or none', input: removeFilesInput, answer: nothing },
  downloadFile: {
    summary: 'A file; pictures also in the widths of `w`',
    query: z.object({ w: z.string().optional() }),
  },
});
