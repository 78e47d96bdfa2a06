import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUuid, notFound } from '@setu/kit/core';
import type { MediaDeps } from '../deps.js';
import type { File } from '../files/domain/file.js';
import { importKinds, maySendImport, resultRules } from '../files/domain/import-kinds.js';
import { malformedBody } from '../files/domain/refusals.js';
import { mayRead, type Reader } from '../files/domain/rights.js';
import { storeImport } from '../files/upload/store-import.js';
import { retentionOf, type StoredUpload } from '../files/upload/store-upload.js';
import { answerJson } from './failure.js';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Named extends Exchange {
  id: string;
  name: string;
  query: URLSearchParams;
}

/**
 * Receives a sheet of cards or an archive of their pictures as the request body. Open to users who may edit the
 * supplier's cards.
 */
export async function receiveImport(deps: MediaDeps, reader: Reader, exchange: Exchange & { query: URLSearchParams }) {
  const { query, request, response } = exchange;
  const companyId = companyOf(query);
  const rules = importKinds[query.get('kind') ?? ''];
  if (rules === undefined || !maySendImport(reader, companyId)) throw notFound();
  const about = { name: query.get('name') ?? '', companyId, userId: reader.userId, rules };
  const file = await received(
    request,
    storeImport(deps, { ...about, content: request, bodyLength: lengthOf(request) }),
  );
  answerFile(response, file);
}

/** Answers with the name and the size of a supplier's import file. Open to users who may read the file. */
export async function reportImport(
  { read }: MediaDeps,
  reader: Reader,
  { id, query, response }: { id: string; query: URLSearchParams; response: ServerResponse },
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const key = id.toLowerCase();
  const [files, attached] = await Promise.all([read.files.batchGet([key]), read.attachments.ofFiles([key])]);
  const file = files.get(key);
  if (file?.kind !== 'import' || file.owner.companyId !== companyOf(query)) throw notFound();
  if (!mayRead(reader, file, attached.get(key) ?? [])) throw notFound();
  answerFile(response, file);
}

/**
 * Receives the result of a sheet of cards from one of our own processes under a given id. Repeating a call with the
 * same id does nothing.
 */
export async function receiveResult(deps: MediaDeps, reader: Reader, { id, name, query, request, response }: Named) {
  if (reader.kind !== 'system' || !isUuid(id)) throw notFound();
  const about = { id: id.toLowerCase(), name, companyId: companyOf(query), userId: '', rules: resultRules };
  const file = await received(
    request,
    storeImport(deps, { ...about, content: request, bodyLength: lengthOf(request) }),
  );
  answerFile(response, file);
}

/** Receives a card's picture from one of our own processes under a given id, as if the supplier had uploaded it. */
export async function receivePicture(deps: MediaDeps, reader: Reader, { id, name, query, request, response }: Named) {
  if (reader.kind !== 'system' || !isUuid(id)) throw notFound();
  const known = id.toLowerCase();
  const owner = { userId: '', companyId: companyOf(query), companyType: 'supplier', visitorId: '' };
  const before = (await deps.read.files.batchGet([known])).get(known);
  const part = { id: known, name, content: request, bodyLength: lengthOf(request) };
  if (before?.state === 'removed') await deps.write(({ files }) => files.reopen(known, deps.clock.now()));
  const isStored = before?.state === 'ready' || before?.state === 'attached';
  answerFile(response, isStored ? before : await received(request, retentionOf(deps, owner, part)));
}

// The sender caused an incomplete body. This service did not reject it.
async function received<Stored extends File>(request: IncomingMessage, stored: Promise<Stored>): Promise<Stored> {
  try {
    return await stored;
  } catch (error) {
    if (request.destroyed && !request.complete) throw malformedBody();
    throw error;
  }
}

function companyOf(query: URLSearchParams): string {
  const companyId = query.get('company') ?? '';
  if (!isUuid(companyId)) throw notFound();
  return companyId.toLowerCase();
}

function lengthOf({ headers }: IncomingMessage): number | undefined {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : undefined;
}

/** Answers with a file, and warns of a picture that was small when it was stored. */
const answerFile = (response: ServerResponse, { id, name, size, ...stored }: File | StoredUpload): void =>
  answerJson(response, 200, {
    ...{ id, name, size },
    ...('isSmall' in stored && stored.isSmall && { warning: 'picture_small' }),
  });
