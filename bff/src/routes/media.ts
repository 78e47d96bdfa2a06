import { endpoints } from '@setu/contract';
import { invalidCode } from '@setu/kit/core';
import { sendFile } from '../http/media-bytes.js';
import { route } from '../http/route.js';
import { messageText, problemText } from '../language/texts.js';
import { upload, uploading, uploadOne } from '../pages/uploads.js';

/** Files: restrictions, uploading, removing, downloading. */
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
