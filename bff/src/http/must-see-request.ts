import { notFound } from '@setu/kit/core';
import type { CallContext } from './call-context.js';
import type { Route } from './route.js';

/** Matches routes of an existing request. The first save of a draft does not match, because its id is only reserved. */
const isOfRequest = /^\/request\/(:request\/|update-status\/:id$)/;

/**
 * Throws not_found for a call about a request, or one of its channels, that the caller may not see. Other calls pass.
 */
export const mustSeeRequest = async (
  { deps, reads }: Pick<CallContext, 'deps' | 'reads'>,
  { path }: Route,
  { request, id, channel }: Record<string, string>,
): Promise<void> => {
  if (!isOfRequest.test(path)) return;
  const requestId = request ?? id ?? '';
  if (channel !== undefined)
    await deps.services.request.listMessages({ requestId, channel, before: '', limit: 1 }, reads());
  const { heads } = await deps.services.request.batchGetHeads({ requestIds: [requestId] }, reads());
  if (heads.length === 0) throw notFound();
};
