import type { MilestoneView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/milestones';
import { companyTypeWord, milestoneKindWord } from '@setu/proto/wire-words';
import { fileView } from './file.js';
import { personOrNull } from './person.js';
import { textOrNull } from './text.js';

/** Presents a milestone as its reader may see it. */
export const milestoneView = (milestone: wire.Milestone): MilestoneView => {
  const kind = milestoneKindWord(milestone.kind);
  if (kind === undefined) throw internal('a milestone without its kind');
  const { version, note, overdue, maySay, mayPlan, leadDays, beforeShipment } = milestone;
  return {
    ...{ kind, version, note, overdue, may_say: maySay, may_plan: mayPlan },
    expected: textOrNull(milestone.expectedOn),
    happened: textOrNull(milestone.happenedOn),
    files: milestone.files.map(fileView),
    side: companyTypeWord(milestone.side) ?? null,
    by: personOrNull(milestone.by),
    acting: personOrNull(milestone.acting),
    said_at: textOrNull(milestone.saidAt),
    after: milestoneKindWord(milestone.after) ?? null,
    due: textOrNull(milestone.dueOn),
    lead_days: leadDays || null,
    before_shipment: beforeShipment,
  };
};
