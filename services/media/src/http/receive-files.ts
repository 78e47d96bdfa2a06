import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { MediaDeps } from '../deps.js';
import { OverLimit } from '../files/content/incoming.js';
import { malformedBody, noFile, notMultipart } from '../files/domain/refusals.js';
import { maxFileSize } from '../files/domain/restrictions.js';
import type { Reader } from '../files/domain/rights.js';
import { type StoredUpload, storeUpload } from '../files/upload/store-upload.js';
import { answerJson, asFailure, failureBody } from './failure.js';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const fields = new Set(['file', 'file[]', 'files', 'files[]']);
const maxFiles = 20;
const formOverhead = 1024 * 1024;

interface Upload extends Exchange {
  /** True for a form with one file, which is read no further than one file may be long. */
  isSingle: boolean;
}

/**
 * Receives the files of a form one after another. Answers {files, fields}: a result for each file in their order, and
 * the other fields of the form.
 */
export async function receiveFiles(deps: MediaDeps, reader: Reader, upload: Upload): Promise<void> {
  const { request, response, isSingle } = upload;
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw notMultipart();
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  const bodyLength = Number.isSafeInteger(length) ? length : undefined;
  const form = openForm(request);
  const results: Promise<{ success: boolean }>[] = [];
  const written: Record<string, string> = {};
  const limit = maxFileSize * (isSingle ? 1 : maxFiles) + formOverhead;
  let tooMany = false;
  form.on('filesLimit', () => {
    tooMany = true;
  });
  form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (!nameTruncated && !valueTruncated && /^\w+$/.test(name)) written[name] = value;
  });
  form.on('file', (field, source, { filename }) => {
    const content = detached(source);
    if (!fields.has(field) || !filename) return content.drop();
    const storing = storeUpload(deps, reader, { name: filename, content: content.stream, bodyLength })
      .then(answerOf, (error: unknown) => refusedAs(deps, error))
      .finally(content.drop);
    results.push(storing);
  });
  try {
    await pipeline(request, limited(limit), form);
  } catch (error) {
    const [first] = await Promise.all(results);
    const isKnown = isSingle && error instanceof OverLimit && first?.success === false;
    if (!isKnown) throw malformedBody();
  }
  const files = await Promise.all(results);
  if (tooMany) throw malformedBody();
  if (files.length === 0) throw noFile();
  answerJson(response, 200, { files, fields: written });
}

// The form parser waits forever on a destroyed file stream, so no other code gets the stream itself.
function detached(source: Readable): { stream: PassThrough; drop(): void } {
  const stream = new PassThrough();
  stream.on('error', () => undefined);
  source.on('error', (error) => stream.destroy(error));
  source.pipe(stream);
  return {
    stream,
    drop: () => {
      source.unpipe(stream);
      stream.destroy();
      source.resume();
    },
  };
}

function openForm(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: maxFiles, fields: 20, fieldSize: 1024, parts: maxFiles + 20, headerPairs: 50 },
    });
  } catch {
    throw malformedBody();
  }
}

const limited = (limit: number) => {
  let received = 0;
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      received += chunk.length;
      if (received > limit) throw new OverLimit();
      yield chunk;
    }
  };
};

const answerOf = ({ id, name, size, type, isSmall }: StoredUpload) => ({
  success: true,
  data: { id, name, size, type, ...(isSmall && { warning: 'picture_small' }) },
});

function refusedAs({ log }: MediaDeps, error: unknown) {
  const failure = asFailure(error);
  if (failure.kind === 'internal') log.error({ err: failure.cause ?? failure }, 'upload failed');
  return { success: false, error: failureBody(failure) };
}
