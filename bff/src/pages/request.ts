import type { RequestPageView } from '@setu/contract';
import { internal, invalid, notFound } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import type { RequestView as WireRequest } from '@setu/proto/request/view';
import type { Ask } from '../http/ask.js';
import { requestView } from '../present/request.js';

/** A request the caller may see; 404 otherwise. */
export const findRequest = async (ask: Ask, requestId: string): Promise<WireRequest> => {
  const { request } = await ask.deps.services.request.getRequest({ requestId }, ask.reads());
  if (!request) throw notFound();
  return request;
};

export const presentRequest = (request: WireRequest | undefined, ask: Ask): RequestPageView => {
  if (!request) throw internal('an answer without its request');
  return { request: requestView(request, ask.locale) };
};

/**
 * The files of these ids, each one the caller may read; otherwise 422 on `files`. Those the request has already are
 * `known`: media is not asked for them.
 */
export const checkedFiles = async (ask: Ask, ids: readonly string[], known: readonly FileRef[]): Promise<FileRef[]> => {
  if (new Set(ids).size < ids.length) throw invalid({ files: 'file_repeated' });
  const had = new Map(known.map((file) => [file.id, file]));
  const fresh = ids.filter((id) => !had.has(id));
  const answer =
    fresh.length === 0 ? null : await ask.deps.services.media.batchGetFiles({ fileIds: fresh }, ask.reads());
  return ids.map((id) => {
    const file = had.get(id) ?? answer?.files[id]?.file;
    if (!file) throw invalid({ files: 'file_unknown' });
    return file;
  });
};
