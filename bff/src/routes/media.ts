import { endpoints, type UploadResult } from '@setu/contract';
import { AppError, internal, invalidCode, kinds } from '@setu/kit/core';
import { z } from 'zod';
import type { Ask } from '../http/ask.js';
import { sendFile, sendUpload } from '../http/media-bytes.js';
import { route } from '../http/route.js';
import { messageText, problemText } from '../language/words.js';

const fileResult = z.union([
  z.object({
    success: z.literal(true),
    data: z.object({ id: z.string(), name: z.string(), size: z.number(), type: z.string() }),
  }),
  z.object({
    success: z.literal(false),
    error: z.object({ kind: z.enum(kinds), code: z.string(), params: z.record(z.string(), z.string()).optional() }),
  }),
]);
const fileResults = z.object({ files: z.array(fileResult) });

const uploading = { streams: true, budgetMs: 120_000 } as const;

const isMultipart = (ask: Ask): boolean => /^multipart\/form-data\b/i.test(ask.req.headers['content-type'] ?? '');

interface Uploaded {
  result: UploadResult;
  failure?: AppError;
}

/** Uploads what the browser sends; one localised result per file. */
const upload = async (ask: Ask): Promise<Uploaded[]> => {
  if (!isMultipart(ask)) throw invalidCode('unsupported_media_type');
  await ask.deps.uploadLimit.take(ask.req.ip ?? '');
  const leave = ask.deps.uploadPlaces.enter(ask.caller);
  const parsed = fileResults.safeParse(await sendUpload(ask.deps.mediaProxy, ask).finally(leave));
  if (!parsed.success) throw internal('media answered an upload in another shape');
  return parsed.data.files.map((file) => {
    if (!file.success) {
      const { code } = file.error;
      return {
        failure: new AppError(file.error),
        result: { success: false, message: problemText(ask.locale, code), data: { error: code } },
      };
    }
    const { id, name, size, type } = file.data;
    const url = `/media/file/${id}/${encodeURIComponent(name)}`;
    const message = messageText(ask.locale, 'file_uploaded', { name });
    return { result: { success: true, message, data: { id, url, original_name: name, size, type } } };
  });
};

const uploadOne = async (ask: Ask) => {
  const [first] = await upload(ask);
  if (!first)
    throw new AppError({ kind: 'invalid', code: 'no_file', fields: [{ path: 'file', code: 'no_file', params: {} }] });
  if (!first.result.success) throw first.failure ?? internal('a refused upload without a reason');
  const { message, data } = first.result;
  return { message, data };
};

/** Files: what may be uploaded, uploading, removing, downloading. */
export const mediaRoutes = [
  route(endpoints.getFileRestrictions, async (ask) => {
    const { maxSize, types } = await ask.deps.services.media.getRestrictions({}, ask.reads());
    return { data: { size: Number(maxSize), types } };
  }),
  route(endpoints.checkFreeSpace, async (ask) => {
    const { fits, free } = await ask.deps.services.media.checkFreeSpace({ size: BigInt(ask.input.size) }, ask.reads());
    if (fits) return { data: { free: Number(free) } };
    const message = problemText(ask.locale, 'no_free_space');
    return { refused: { status: 200, message, data: { error: 'no_free_space', free: Number(free) } } };
  }),
  route(endpoints.uploadFile, uploading, uploadOne),
  route(endpoints.uploadFiles, uploading, async (ask) => {
    const results = await upload(ask);
    if (results.length === 0) throw invalidCode('no_file');
    const stored = String(results.filter(({ result }) => result.success).length);
    const message = messageText(ask.locale, 'files_uploaded', { stored, count: String(results.length) });
    return { message, data: results.map(({ result }) => result) };
  }),
  route(endpoints.removeFile, async (ask) => {
    await ask.deps.services.media.removeFiles({ fileIds: [ask.params.fileId] }, ask.writes());
    return { data: {} };
  }),
  route(endpoints.removeFiles, async (ask) => {
    await ask.deps.services.media.removeFiles({ fileIds: ask.input.files }, ask.writes());
    return { data: {} };
  }),
  route(endpoints.downloadFile, { quiet: true, budgetMs: 120_000 }, async (ask) => {
    const { fileId, name } = ask.params;
    const { w: width } = ask.query;
    const query = width === undefined ? '' : `?w=${encodeURIComponent(width)}`;
    await sendFile(ask.deps.mediaProxy, ask, `/files/${fileId}/${encodeURIComponent(name)}${query}`);
    return { sent: true };
  }),
];
