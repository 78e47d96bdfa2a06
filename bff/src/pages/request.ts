import type { RequestPageView } from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
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
