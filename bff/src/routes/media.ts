import {
  fileRestrictions,
  freeSpaceInput,
  removeFilesInput,
  type UploadResult,
  uploadedFile,
  uploadResult,
} from '@setu/contract';
import { AppError, internal, invalidCode, kinds } from '@setu/kit/core';
import { z } from 'zod';
import type { Ask } from '../http/ask.js';
import { sendFile, sendUpload } from '../http/media-proxy.js';
import { route } from '../http/route.js';
import { problemText } from '../http/words.js';

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

const uploadOptions = { kind: 'A', who: 'public', streams: true, budgetMs: 120_000 } as const;

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
  const parsed = fileResults.safeParse(await sendUpload(ask).finally(leave));
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
    return { result: { success: true, data: { id, url, original_name: name, size, type } } };
  });
};

const uploadOne = async (ask: Ask) => {
  const [first] = await upload(ask);
  if (!first)
    throw new AppError({ kind: 'invalid', code: 'no_file', fields: [{ path: 'file', code: 'no_file', params: {} }] });
  if (!first.result.success) throw first.failure ?? internal('a refused upload without a reason');
  return { data: first.result.data };
};

const removeOptions = { kind: 'A', who: 'public' } as const;

/** Files: what may be uploaded, uploading, removing, downloading. */
export const mediaRoutes = [
  route(
    'get',
    '/media/files/restrictions',
    { kind: 'A', who: 'public', summary: 'What may be uploaded', answer: fileRestrictions },
    async (ask) => {
      const { maxSize, types } = await ask.deps.services.media.getRestrictions({}, ask.reads());
      return { data: { size: Number(maxSize), types } };
    },
  ),
  route(
    'post',
    '/media/files/checking/free-space',
    {
      kind: 'A',
      who: 'public',
      input: freeSpaceInput,
      summary: 'Whether so many bytes still fit',
      answer: z.object({ free: z.number() }),
    },
    async (ask) => {
      const { fits, free } = await ask.deps.services.media.checkFreeSpace(
        { size: BigInt(ask.input.size) },
        ask.reads(),
      );
      const message = problemText(ask.locale, 'no_free_space');
      if (fits) return { data: { free: Number(free) } };
      return { data: { error: 'no_free_space', free: Number(free) }, failed: { status: 200, message } };
    },
  ),
  route('post', '/api/upload-file', { ...uploadOptions, summary: 'Uploads one file', answer: uploadedFile }, uploadOne),
  route(
    'post',
    '/api/upload-files',
    { ...uploadOptions, summary: 'Uploads several files, a result each', answer: z.array(uploadResult) },
    async (ask) => {
      const results = await upload(ask);
      if (results.length === 0) throw invalidCode('no_file');
      return { data: results.map(({ result }) => result) };
    },
  ),
  route(
    'delete',
    '/api/remove-file/:fileId',
    { ...removeOptions, ids: ['fileId'], summary: 'Removes an own file' },
    async (ask) => {
      await ask.deps.services.media.removeFiles({ fileIds: [ask.params.fileId ?? ''] }, ask.writes());
      return { data: {} };
    },
  ),
  route(
    'delete',
    '/api/remove-files',
    { ...removeOptions, input: removeFilesInput, summary: 'Removes own files, all or none' },
    async (ask) => {
      await ask.deps.services.media.removeFiles({ fileIds: ask.input.files }, ask.writes());
      return { data: {} };
    },
  ),
  route(
    'get',
    '/media/file/:fileId/:name',
    {
      kind: 'D',
      who: 'public',
      ids: ['fileId'],
      quiet: true,
      budgetMs: 120_000,
      query: ['w'],
      summary: 'A file; pictures also in the widths of `w`',
    },
    async (ask) => {
      const { fileId = '', name = '' } = ask.params;
      const width = ask.query.findLast(([key]) => key === 'w')?.[1];
      const query = width === undefined ? '' : `?w=${encodeURIComponent(width)}`;
      await sendFile(ask, `/files/${fileId}/${encodeURIComponent(name)}${query}`);
      return { sent: true };
    },
  ),
];
