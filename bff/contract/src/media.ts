import { z } from 'zod';
import { fileView, uuid } from './values.js';

/** GET /media/files/restrictions */
export const fileRestrictions = z.object({ size: z.number().int(), types: z.array(z.string()) });
export type FileRestrictions = z.infer<typeof fileRestrictions>;

/** POST /media/files/checking/free-space */
export const freeSpaceInput = z.object({ size: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });

/** POST /api/upload-file; upload-files answers a list of `uploadResult`. */
export const uploadedFile = fileView;
export const uploadResult = z.union([
  z.object({ success: z.literal(true), data: fileView }),
  z.object({ success: z.literal(false), message: z.string(), data: z.object({ error: z.string() }) }),
]);
export type UploadResult = z.infer<typeof uploadResult>;

/** DELETE /api/remove-files */
export const removeFilesInput = z.object({ files: z.array(uuid).min(1).max(100) });
