import { notFound } from '@setu/kit/core';
import type { Ask } from './ask.js';
import type { Route } from './route.js';

/** What is done with a request that is there. The first save of a draft is not: its id is but reserved. */
const isOfRequest = /^\/request\/(:request\/|update-status\/:id$)/;

/** Refuses, with not_found, a call about a request, or a channel of one, that the caller does not see; others pass. */
export const mustSeeRequest = async (
  { deps, reads }: Pick<Ask, 'deps' | 'reads'>,
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
