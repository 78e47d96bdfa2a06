import { minPictureSide, type UploadResult } from '@setu/contract';
import { AppError, internal, invalidCode, kinds } from '@setu/kit/core';
import { z } from 'zod';
import type { CallContext } from '../http/call-context.js';
import { sendUpload, type UploadSize } from '../http/media-bytes.js';
import { messageText, problemText } from '../language/texts.js';

const fileResult = z.union([
  z.object({
    success: z.literal(true),
    data: z.object({
      ...{ id: z.string(), name: z.string(), size: z.number(), type: z.string() },
      warning: z.enum(['picture_small']).optional(),
    }),
  }),
  z.object({
    success: z.literal(false),
    error: z.object({ kind: z.enum(kinds), code: z.string(), params: z.record(z.string(), z.string()).optional() }),
  }),
]);
const fileResults = z.object({ files: z.array(fileResult), fields: z.record(z.string(), z.string()).default({}) });

/** The route options for file uploads. */
export const uploading = { streams: true, budgetMs: 120_000 } as const;

/** Returns whether a call contains files. */
export const isMultipart = (call: CallContext): boolean =>
  /^multipart\/form-data\b/i.test(call.req.headers['content-type'] ?? '');

export interface Uploaded {
  result: UploadResult;
  failure?: AppError;
}

/** The result of an uploaded form: a localised result for each file, and the other fields. */
export interface UploadedForm {
  files: Uploaded[];
  fields: Record<string, string>;
}

/** Uploads the files of a call. Returns one localised result per file. */
export const upload = async (call: CallContext): Promise<Uploaded[]> => (await uploadForm(call, 'several')).files;

/** Uploads the files of a call, and also returns the form's other fields. */
const uploadForm = async (call: CallContext, size: UploadSize): Promise<UploadedForm> => {
  if (!isMultipart(call)) throw invalidCode('unsupported_media_type');
  await call.deps.uploadLimit.take(call.req.ip ?? '');
  const leave = call.deps.uploadPlaces.enter(call.caller);
  const parsed = fileResults.safeParse(await sendUpload(call.deps.mediaProxy, call, size).finally(leave));
  if (!parsed.success) throw internal('media returned an unexpected answer for an upload');
  const files = parsed.data.files.map((file): Uploaded => {
    if (!file.success) {
      const { code } = file.error;
      return {
        failure: new AppError(file.error),
        result: { success: false, message: problemText(call.locale, code), data: { error: code } },
      };
    }
    const { id, name, size, type, warning: code } = file.data;
    const url = `/media/file/${id}/${encodeURIComponent(name)}`;
    const message = messageText(call.locale, 'file_uploaded', { name });
    const warning = code && messageText(call.locale, code, { name, min: String(minPictureSide) });
    const data = { id, url, original_name: name, size, type, ...(warning && { warning }) };
    return { result: { success: true, message, data } };
  });
  return { files, fields: parsed.data.fields };
};

/** Uploads the single file of a route. Errors are reported on `file`. */
export const uploadOne = async (call: CallContext) => {
  const { files, fields } = await uploadForm(call, 'one');
  const [first] = files;
  if (!first)
    throw new AppError({ kind: 'invalid', code: 'no_file', fields: [{ path: 'file', code: 'no_file', params: {} }] });
  if (!first.result.success) throw first.failure ?? internal('a rejected upload without a reason');
  const { message, data } = first.result;
  return { message, data, fields };
};
