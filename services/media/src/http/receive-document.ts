import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUuid, notFound } from '@setu/kit/core';
import type { MediaDeps } from '../deps.js';
import { malformedBody, tooLarge } from '../files/domain/refusals.js';
import { maxFileSize } from '../files/domain/restrictions.js';
import type { Reader } from '../files/domain/rights.js';
import { storeDocument } from '../files/upload/store-document.js';
import { answerJson } from './failure.js';

interface Received {
  id: string;
  name: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Receives a document or evidence from one of our own processes under a given id. Answers `not_found` to everyone else.
 */
export const receiveDocument =
  (as: 'paper' | 'evidence') =>
  async (deps: MediaDeps, reader: Reader, { id, name, request, response }: Received): Promise<void> => {
    if (reader.kind !== 'system' || !isUuid(id)) throw notFound();
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxFileSize) throw tooLarge(name);
      parts.push(part);
    }
    const bytes = Buffer.concat(parts);
    const type = typeOf(bytes);
    if (type === undefined || (as === 'paper' && type !== 'application/pdf')) throw malformedBody();
    const file = await storeDocument(deps, { id: id.toLowerCase(), name, bytes, type, as });
    answerJson(response, 200, { id: file.id, size: file.size, sha256: file.sha256 });
  };

/** Detects the type of a document or evidence from its bytes: a PDF, a zip or a text. */
function typeOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 5).toString('latin1');
  if (head === '%PDF-') return 'application/pdf';
  if (head.startsWith('PK\u0003\u0004')) return 'application/zip';
  return bytes.length > 0 && isUtf8(bytes) && !bytes.includes(0) ? 'text/plain' : undefined;
}
