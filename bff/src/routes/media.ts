import { endpoints } from '@setu/contract';
import { invalidCode } from '@setu/kit/core';
import { sendFile } from '../http/media-bytes.js';
import { route } from '../http/route.js';
import { messageText, problemText } from '../language/texts.js';
import { upload, uploading, uploadOne } from '../pages/uploads.js';

/** Files: restrictions, uploading, removing, downloading. */
export const mediaRoutes = [
  route(endpoints.getFileRestrictions, async (call) => {
    const { maxSize, types } = await call.deps.services.media.getRestrictions({}, call.reads());
    return { data: { size: Number(maxSize), types } };
  }),
  route(endpoints.checkFreeSpace, async (call) => {
    const { fits, free } = await call.deps.services.media.checkFreeSpace(
      { size: BigInt(call.input.size) },
      call.reads(),
    );
    if (fits) return { data: { free: Number(free) } };
    const message = problemText(call.locale, 'no_free_space');
    return { refused: { status: 200, message, data: { error: 'no_free_space', free: Number(free) } } };
  }),
  route(endpoints.uploadFile, uploading, uploadOne),
  route(endpoints.uploadFiles, uploading, async (call) => {
    const results = await upload(call);
    if (results.length === 0) throw invalidCode('no_file');
    const stored = String(results.filter(({ result }) => result.success).length);
    const message = messageText(call.locale, 'files_uploaded', { stored, count: String(results.length) });
    return { message, data: results.map(({ result }) => result) };
  }),
  route(endpoints.removeFile, async (call) => {
    await call.deps.services.media.removeFiles({ fileIds: [call.params.fileId] }, call.writes());
    return { data: {} };
  }),
  route(endpoints.removeFiles, async (call) => {
    await call.deps.services.media.removeFiles({ fileIds: call.input.files }, call.writes());
    return { data: {} };
  }),
  route(endpoints.downloadFile, { quiet: true, budgetMs: 120_000 }, async (call) => {
    const { fileId, name } = call.params;
    const { w: width } = call.query;
    const query = width === undefined ? '' : `?w=${encodeURIComponent(width)}`;
    await sendFile(call.deps.mediaProxy, call, `/files/${fileId}/${encodeURIComponent(name)}${query}`);
    return { sent: true };
  }),
];
