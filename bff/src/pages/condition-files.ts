import { attachConditionFilesInput, type ConditionFilesView } from '@setu/contract';
import { internal, invalid } from '@setu/kit/core';
import type { ChangeFilesResponse } from '@setu/proto/request/drafts';
import type { CallContext } from '../http/call-context.js';
import { readInput } from '../http/input.js';
import { receiveBody } from '../http/receive.js';
import { fileView } from '../present/file.js';
import { filesToSave } from './request-files.js';
import { isMultipart, upload } from './uploads.js';

const view = ({ files, version }: ChangeFilesResponse): ConditionFilesView => ({ files: files.map(fileView), version });

/** Stores the files of a form. If one is rejected, none is attached and its error is the answer. */
const uploaded = async (call: CallContext): Promise<string[]> => {
  const sent = await upload(call);
  if (sent.length === 0) throw invalid({ files: 'no_file' });
  return sent.map(({ result, failure }) => {
    if (result.success) return result.data.id;
    throw failure ?? internal('a rejected upload without a reason');
  });
};

/**
 * Adds files to the draft that this condition belongs to: stored files by their ids, or uploaded ones. Callers without
 * permission are rejected before the upload.
 */
export const attachConditionFiles = async (call: CallContext, conditionId: string): Promise<ConditionFilesView> => {
  const { request } = call.deps.services;
  const { requestId, files: known } = await request.getConditionDraft({ conditionId }, call.reads());
  const ids = isMultipart(call)
    ? await uploaded(call)
    : readInput(attachConditionFilesInput, await receiveBody(call.req, call.res, call)).files;
  const files = await filesToSave(call, { requestId, ids, known });
  return view(await request.changeFiles({ requestId, attached: { files }, detachedIds: [] }, call.writes()));
};

/** Removes a file from the draft that this condition belongs to. Repeating it changes nothing. */
export const detachConditionFile = async (
  call: CallContext,
  { condition: conditionId, media }: { condition: string; media: string },
): Promise<ConditionFilesView> => {
  const { request } = call.deps.services;
  const { requestId } = await request.getConditionDraft({ conditionId }, call.reads());
  return view(await request.changeFiles({ requestId, detachedIds: [media] }, call.writes()));
};
