import type { Endpoints, MilestoneView } from '@setu/contract';
import { invalid, systemIds } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import { wireMilestoneKind } from '@setu/proto/wire-words';
import type { Ask, CallContextOf } from '../http/call-context.js';
import { milestoneView } from '../present/milestone.js';

type MilestoneContext = CallContextOf<Endpoints['sayMilestone']>;

const milestonesOf = async (ask: Ask, requestId: string) => {
  const timeZone = ask.caller.timeZone;
  const { milestones } = await ask.deps.services.request.listMilestones({ requestId, timeZone }, ask.reads());
  return milestones;
};

/** Returns the milestones of a deal after its contract, for those who may see the request. */
export const milestonesPage = async (ask: Ask, requestId: string): Promise<MilestoneView[]> =>
  (await milestonesOf(ask, requestId)).map(milestoneView);

/**
 * Returns the complete file list for an entry of a milestone: existing files, and new ones that are leased in media for
 * this entry.
 */
const filesOf = async (ask: MilestoneContext, sayingId: string, ids: readonly string[]): Promise<FileRef[]> => {
  if (new Set(ids).size < ids.length) throw invalid({ files: 'file_repeated' });
  const kind = wireMilestoneKind(ask.input.kind);
  const had = (await milestonesOf(ask, ask.params.request)).find((one) => one.kind === kind)?.files ?? [];
  const known = new Map(had.map((file) => [file.id, file]));
  const fileIds = ids.filter((id) => !known.has(id));
  if (fileIds.length > 0) {
    const target = { targetKind: TargetKind.MILESTONE, targetId: sayingId };
    const { files } = await ask.deps.services.media.leaseFiles({ fileIds, ...target }, ask.reads());
    for (const file of files) known.set(file.id, file);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
};

/** Records an entry for a milestone. The entry gets its id here, because its files are leased before it is stored. */
export const sayMilestone = async (ask: MilestoneContext): Promise<MilestoneView[]> => {
  const { kind, version, expected: expectedOn, happened: happenedOn, note, files: ids } = ask.input;
  const sayingId = systemIds.id();
  const files = ids && (ids.length === 0 ? [] : await filesOf(ask, sayingId, ids));
  const { milestones } = await ask.deps.services.request.sayMilestone(
    {
      ...{ requestId: ask.params.request, kind: wireMilestoneKind(kind), version, sayingId },
      ...{ expectedOn, happenedOn, note, files: files && { files } },
      timeZone: ask.caller.timeZone,
      idempotencyKey: ask.idempotencyKey,
    },
    ask.writes(),
  );
  return milestones.map(milestoneView);
};
