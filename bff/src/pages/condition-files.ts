import { attachConditionFilesInput, type ConditionFilesView } from '@setu/contract';
import { internal, invalid } from '@setu/kit/core';
import type { ChangeFilesResponse } from '@setu/proto/request/drafts';
import type { Ask } from '../http/ask.js';
import { readInput } from '../http/input.js';
import { receiveBody } from '../http/receive.js';
import { fileView } from '../present/file.js';
import { filesToSave } from './request-files.js';
import { isMultipart, upload } from './uploads.js';

const view = ({ files, version }: ChangeFilesResponse): ConditionFilesView => ({ files: files.map(fileView), version });

/** Stores what a form brought; where one of the files is refused, none is attached and its refusal is the answer. */
const uploaded = async (ask: Ask): Promise<string[]> => {
  const sent = await upload(ask);
  if (sent.length === 0) throw invalid({ files: 'no_file' });
  return sent.map(({ result, failure }) => {
    if (result.success) return result.data.id;
    throw failure ?? internal('a refused upload without a reason');
  });
};

/** Adds files to a draft by its condition: stored ones by their ids, or the files themselves. Who may not write it uploads nothing. */
export const attachConditionFiles = async (ask: Ask, conditionId: string): Promise<ConditionFilesView> => {
  const { request } = ask.deps.services;
  const { requestId, files: known } = await request.getConditionDraft({ conditionId }, ask.reads());
  const ids = isMultipart(ask)
    ? await uploaded(ask)
    : readInput(attachConditionFilesInput, await receiveBody(ask.req, ask.res, ask)).files;
  const files = await filesToSave(ask, { requestId, ids, known });
  return view(await request.changeFiles({ requestId, attached: { files }, detachedIds: [] }, ask.writes()));
};

/** Takes a file off a draft by its condition; one that is gone already changes nothing. */
export const detachConditionFile = async (
  ask: Ask,
  { condition: conditionId, media }: { condition: string; media: string },
): Promise<ConditionFilesView> => {
  const { request } = ask.deps.services;
  const { requestId } = await request.getConditionDraft({ conditionId }, ask.reads());
  return view(await request.changeFiles({ requestId, detachedIds: [media] }, ask.writes()));
};
