import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isUuid, notFound } from '@setu/kit/core';
import { create as dispositionOf } from 'content-disposition';
import type { MediaDeps } from '../deps.js';
import { readRange } from '../files/domain/byte-range.js';
import { type File, isPictureFile } from '../files/domain/file.js';
import { nameAs, neutralName } from '../files/domain/file-name.js';
import { isPublicPicture, mayKnowName, mayRead, type Reader } from '../files/domain/rights.js';
import type { Named } from '../library/library.js';
import { type PictureWidth, pictureWidths } from '../pictures/domain/widths.js';

export interface RequestedFile {
  id: string;
  /** The file name in the requested address. */
  name: string;
  widths: string[];
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Streams a file to a caller who may read it: in full, as a range, or as a picture at a width. Answers 404 to everyone
 * else.
 */
export async function sendFile(
  deps: MediaDeps,
  reader: Reader,
  { wanted, request, response }: Exchange & { wanted: RequestedFile },
) {
  const { file, isPublic, knowsName } = await find(deps, reader, wanted.id);
  const { library } = deps.edge;
  const width = widthOf(file, wanted.widths);
  const named = library.name(file, width);
  const etag = `"${named.etag}"`;
  const called = knowsName ? file.name : neutralName(file.name, wanted.name);
  const headers = headersOf({ ...file, name: called }, named, isPublic);
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { etag, 'cache-control': headers['cache-control'] }).end();
    return;
  }
  if (request.method === 'HEAD') {
    response.writeHead(200, { ...headers, 'content-length': await library.sizeOf(file, width) }).end();
    return;
  }
  const part = await partOf(request, etag, () => library.sizeOf(file, width));
  if (part === 'unsatisfiable') {
    const size = await library.sizeOf(file, width);
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  const { size, stream } = await library.open(file, width, part);
  // The client left during the call to the store. An unread stream would keep its file open.
  if (response.destroyed) {
    stream.destroy();
    return;
  }
  if (part === undefined) response.writeHead(200, { ...headers, 'content-length': size });
  else {
    const range = `bytes ${part.start}-${part.end}/${size}`;
    response.writeHead(206, { ...headers, 'content-range': range, 'content-length': part.end - part.start + 1 });
  }
  await pipeline(stream, response);
}

// The size is requested only for a valid range. Otherwise a single call to the store is enough.
async function partOf({ headers }: IncomingMessage, etag: string, size: () => Promise<number>) {
  const ifRange = headers['if-range'];
  if (headers.range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  return readRange(headers.range, await size());
}

async function find({ read }: MediaDeps, reader: Reader, id: string) {
  if (!isUuid(id)) throw notFound();
  const key = id.toLowerCase();
  const [files, attached] = await Promise.all([read.files.batchGet([key]), read.attachments.ofFiles([key])]);
  const file = files.get(key);
  const attachments = attached.get(key) ?? [];
  if (file === undefined || !mayRead(reader, file, attachments)) throw notFound();
  const knowsName = mayKnowName(reader, file, attachments);
  return { file, isPublic: isPublicPicture(file, attachments), knowsName };
}

function widthOf(file: File, widths: string[]): PictureWidth | undefined {
  const [first, ...more] = widths;
  if (first === undefined) return undefined;
  const width = pictureWidths.find((one) => String(one) === first);
  if (width === undefined || more.length > 0 || !isPictureFile(file)) throw notFound();
  return width;
}

const headersOf = (file: File, { type, etag }: Named, isPublic: boolean) => ({
  'content-type': type,
  etag: `"${etag}"`,
  'accept-ranges': 'bytes',
  'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'no-store',
  'content-disposition': dispositionOf(nameAs(file.name, type), {
    type: isPictureFile(file) ? 'inline' : 'attachment',
  }),
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
});

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
