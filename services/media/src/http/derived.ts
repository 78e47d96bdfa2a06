import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { notFound } from '@setu/kit/core';
import type { MediaDeps } from '../deps.js';
import { malformedBody } from '../files/domain/refusals.js';
import type { Reader } from '../files/domain/rights.js';
import { answerJson } from './failure.js';

interface Exchange {
  /** The key of one object, or undefined for the list. */
  key: string | undefined;
  query: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Keeps data that a service can compute again, for example a search index, for the other processes of that service. It
 * has no row, and backups leave it out. Each service has its own folder. Answers `not_found` to everyone but our own
 * processes.
 */
export async function serveDerived(deps: MediaDeps, reader: Reader, { key, query, request, response }: Exchange) {
  if (reader.kind !== 'system' || !/^[a-z]+$/.test(reader.userId)) throw notFound();
  const { objects } = deps.edge;
  const folder = `derived/${reader.userId}/`;
  const { method } = request;
  if (key === undefined) {
    if (method !== 'GET') throw notFound();
    const found = [];
    for await (const one of objects.list(folder + (query.get('under') ?? '')))
      found.push({ key: one.key.slice(folder.length), size: one.size });
    answerJson(response, 200, found);
  } else if (method === 'PUT') {
    const size = Number(request.headers['content-length']);
    if (!Number.isSafeInteger(size)) throw malformedBody();
    await objects.put(folder + key, request, { size, type: 'application/octet-stream' });
    answerJson(response, 200, { key, size });
  } else if (method === 'DELETE') {
    await objects.remove(folder + key);
    answerJson(response, 200, { key });
  } else if (method === 'GET') {
    const { size, stream } = await objects.get(folder + key);
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': size });
    await pipeline(stream, response);
  } else throw notFound();
}
