import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUuid, notFound } from '@setu/kit/core';
import type { MediaDeps } from '../deps.js';
import { malformedBody, tooLarge } from '../files/domain/refusals.js';
import { maxFileSize } from '../files/domain/restrictions.js';
import type { Reader } from '../files/domain/rights.js';
import { keepPaper } from '../files/upload/keep-paper.js';
import { answerJson } from './failure.js';

interface Received {
  id: string;
  name: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Takes a paper from a process of ours under the id it gives; for everybody else there is no such place. */
export async function receivePaper(deps: MediaDeps, reader: Reader, received: Received): Promise<void> {
  const { id, name, request, response } = received;
  if (reader.kind !== 'system' || !isUuid(id)) throw notFound();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxFileSize) throw tooLarge(name);
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw malformedBody();
  const file = await keepPaper(deps, { id: id.toLowerCase(), name, bytes });
  answerJson(response, 200, { id: file.id, size: file.size, sha256: file.sha256 });
}
