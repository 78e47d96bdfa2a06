import type { Endpoints, RequestPageView } from '@setu/contract';
import { invalid, systemIds } from '@setu/kit/core';
import { TargetKind } from '@setu/proto/media/files';
import type { CallContextOf } from '../http/call-context.js';
import { presentRequest } from './request.js';

/** Opens a claim about a deal. The claim gets its id here, because its files are leased before it is stored. */
export const openClaim = async (call: CallContextOf<Endpoints['openClaim']>): Promise<RequestPageView> => {
  const { text, files: fileIds } = call.input;
  if (new Set(fileIds).size < fileIds.length) throw invalid({ files: 'file_repeated' });
  const claimId = systemIds.id();
  const lease = { fileIds, targetKind: TargetKind.CLAIM, targetId: claimId };
  const { files } =
    fileIds.length === 0 ? { files: [] } : await call.deps.services.media.leaseFiles(lease, call.reads());
  const command = { requestId: call.params.request, claimId, text, files, idempotencyKey: call.idempotencyKey };
  const { request } = await call.deps.services.request.openClaim(command, call.writes());
  return presentRequest(request, call);
};
