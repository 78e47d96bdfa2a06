import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isUuid, notFound } from '@setu/kit/core';
import type { MediaDeps } from '../deps.js';
import { readRange } from '../domain/byte-range.js';
import { disposition } from '../domain/disposition.js';
import { type File, isPictureFile } from '../domain/file.js';
import { nameAs } from '../domain/file-name.js';
import { type PictureWidth, pictureWidths } from '../domain/restrictions.js';
import { isPublicPicture, mayRead, type Reader } from '../domain/rights.js';
import type { Located } from '../library/library.js';
import { reach } from '../library/reach.js';

export type Wanted = { id: string; widths: string[] };

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Streams a file to whoever may read it: whole or a range, at a width if it is a picture; 404 for everybody else. */
export async function sendFile(
  deps: MediaDeps,
  reader: Reader,
  { wanted, request, response }: Exchange & { wanted: Wanted },
) {
  const { file, isPublic } = await find(deps, reader, wanted.id);
  const located = await deps.edge.library.locate(file, widthOf(file, wanted.widths));
  const etag = `"${located.etag}"`;
  const headers = headersOf(file, located, isPublic);
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { etag, 'cache-control': headers['cache-control'] }).end();
    return;
  }
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, located.size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${located.size}`, 'content-length': 0 }).end();
    return;
  }
  const size = range === undefined ? located.size : range.end - range.start + 1;
  const part = range && { 'content-range': `bytes ${range.start}-${range.end}/${located.size}` };
  const head = () =>
    response.writeHead(range === undefined ? 200 : 206, { ...headers, ...part, 'content-length': size });
  if (request.method === 'HEAD' || size === 0) {
    head().end();
    return;
  }
  const { stream } = await reach(() => deps.edge.objects.get(located.key, range));
  // Gone while the store was asked: the stream would keep its file open for nobody.
  if (response.destroyed) {
    stream.destroy();
    return;
  }
  head();
  await pipeline(stream, response);
}

async function find({ read }: MediaDeps, reader: Reader, id: string): Promise<{ file: File; isPublic: boolean }> {
  if (!isUuid(id)) throw notFound();
  const key = id.toLowerCase();
  const [files, attached] = await Promise.all([read.files.batchGet([key]), read.attachments.ofFiles([key])]);
  const file = files.get(key);
  const attachments = attached.get(key) ?? [];
  if (file === undefined || !mayRead(reader, file, attachments)) throw notFound();
  return { file, isPublic: isPublicPicture(file, attachments) };
}

function widthOf(file: File, asked: string[]): PictureWidth | undefined {
  const [first, ...more] = asked;
  if (first === undefined) return undefined;
  const width = pictureWidths.find((one) => String(one) === first);
  if (width === undefined || more.length > 0 || !isPictureFile(file)) throw notFound();
  return width;
}

const headersOf = (file: File, { type, etag }: Located, isPublic: boolean) => ({
  'content-type': type,
  etag: `"${etag}"`,
  'accept-ranges': 'bytes',
  'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'no-store',
  'content-disposition': disposition(isPictureFile(file) ? 'inline' : 'attachment', nameAs(file.name, type)),
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
});

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
