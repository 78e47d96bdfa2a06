import { attachConditionFilesInput, type ConditionFilesView } from '@setu/contract';
import { internal, invalid } from '@setu/kit/core';
import type { ChangeFilesResponse } from '@setu/proto/request/drafts';
import type { Ask } from '../http/call-context.js';
import { readInput } from '../http/input.js';
import { receiveBody } from '../http/receive.js';
import { fileView } from '../present/file.js';
import { filesToSave } from './request-files.js';
import { isMultipart, upload } from './uploads.js';

const view = ({ files, version }: ChangeFilesResponse): ConditionFilesView => ({ files: files.map(fileView), version });

/** Stores the files of a form. If one is rejected, none is attached and its error is the answer. */
const uploaded = async (ask: Ask): Promise<string[]> => {
  const sent = await upload(ask);
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
export const attachConditionFiles = async (ask: Ask, conditionId: string): Promise<ConditionFilesView> => {
  const { request } = ask.deps.services;
  const { requestId, files: known } = await request.getConditionDraft({ conditionId }, ask.reads());
  const ids = isMultipart(ask)
    ? await uploaded(ask)
    : readInput(attachConditionFilesInput, await receiveBody(ask.req, ask.res, ask)).files;
  const files = await filesToSave(ask, { requestId, ids, known });
  return view(await request.changeFiles({ requestId, attached: { files }, detachedIds: [] }, ask.writes()));
};

/** Removes a file from the draft that this condition belongs to. Repeating it changes nothing. */
export const detachConditionFile = async (
  ask: Ask,
  { condition: conditionId, media }: { condition: string; media: string },
): Promise<ConditionFilesView> => {
  const { request } = ask.deps.services;
  const { requestId } = await request.getConditionDraft({ conditionId }, ask.reads());
  return view(await request.changeFiles({ requestId, detachedIds: [media] }, ask.writes()));
};
