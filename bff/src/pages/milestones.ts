import type { Endpoints, MilestoneView } from '@setu/contract';
import { invalid, systemIds } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import { wireMilestoneKind } from '@setu/proto/wire-words';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { milestoneView } from '../present/milestone.js';

type MilestoneContext = CallContextOf<Endpoints['sayMilestone']>;

const milestonesOf = async (call: CallContext, requestId: string) => {
  const timeZone = call.caller.timeZone;
  const { milestones } = await call.deps.services.request.listMilestones({ requestId, timeZone }, call.reads());
  return milestones;
};

/** Returns the milestones of a deal after its contract, for those who may see the request. */
export const milestonesPage = async (call: CallContext, requestId: string): Promise<MilestoneView[]> =>
  (await milestonesOf(call, requestId)).map(milestoneView);

/**
 * Returns the complete file list for an entry of a milestone: existing files, and new ones that are leased in media for
 * this entry.
 */
const filesOf = async (call: MilestoneContext, entryId: string, ids: readonly string[]): Promise<FileRef[]> => {
  if (new Set(ids).size < ids.length) throw invalid({ files: 'file_repeated' });
  const kind = wireMilestoneKind(call.input.kind);
  const had = (await milestonesOf(call, call.params.request)).find((one) => one.kind === kind)?.files ?? [];
  const known = new Map(had.map((file) => [file.id, file]));
  const fileIds = ids.filter((id) => !known.has(id));
  if (fileIds.length > 0) {
    const target = { targetKind: TargetKind.MILESTONE, targetId: entryId };
    const { files } = await call.deps.services.media.leaseFiles({ fileIds, ...target }, call.reads());
    for (const file of files) known.set(file.id, file);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
};

/** Records an entry for a milestone. The entry gets its id here, because its files are leased before it is stored. */
export const sayMilestone = async (call: MilestoneContext): Promise<MilestoneView[]> => {
  const { kind, version, expected: expectedOn, happened: happenedOn, note, files: ids } = call.input;
  const entryId = systemIds.id();
  const files = ids && (ids.length === 0 ? [] : await filesOf(call, entryId, ids));
  const { milestones } = await call.deps.services.request.sayMilestone(
    {
      ...{ requestId: call.params.request, kind: wireMilestoneKind(kind), version, sayingId: entryId },
      ...{ expectedOn, happenedOn, note, files: files && { files } },
      timeZone: call.caller.timeZone,
      idempotencyKey: call.idempotencyKey,
    },
    call.writes(),
  );
  return milestones.map(milestoneView);
};
