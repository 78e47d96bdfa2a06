import type { Endpoints, RequestPageView } from '@setu/contract';
import { invalid, systemIds } from '@setu/kit/core';
import { TargetKind } from '@setu/proto/media/files';
import type { CallContextOf } from '../http/call-context.js';
import { presentRequest } from './request.js';

/** Opens a claim about a deal. The claim gets its id here, because its files are leased before it is stored. */
export const openClaim = async (ask: CallContextOf<Endpoints['openClaim']>): Promise<RequestPageView> => {
  const { text, files: fileIds } = ask.input;
  if (new Set(fileIds).size < fileIds.length) throw invalid({ files: 'file_repeated' });
  const claimId = systemIds.id();
  const lease = { fileIds, targetKind: TargetKind.CLAIM, targetId: claimId };
  const { files } = fileIds.length === 0 ? { files: [] } : await ask.deps.services.media.leaseFiles(lease, ask.reads());
  const asked = { requestId: ask.params.request, claimId, text, files, idempotencyKey: ask.idempotencyKey };
  const { request } = await ask.deps.services.request.openClaim(asked, ask.writes());
  return presentRequest(request, ask);
};
