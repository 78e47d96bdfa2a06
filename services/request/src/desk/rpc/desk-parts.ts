import type * as wire from '@setu/proto/request/desk';
import { wireRequestStatus } from '@setu/proto/wire-words';
import type { SlaTerms } from '../../requests/domain/sla-timers.js';
import type { Stores } from '../../store/index.js';
import { isoTimestamp, personRef } from '../../wire/refs.js';
import type { Load, MonthSum, StageSum } from '../store/desk.js';

/** Returns a stage of the desk, or nothing if no request is in it. */
export const stageOf = (stage: StageSum | undefined, { hours }: SlaTerms): wire.DeskStage[] =>
  stage === undefined
    ? []
    : [
        {
          status: wireRequestStatus(stage.status),
          count: stage.count,
          fromCatalogue: stage.fromCatalogue,
          totalPaise: stage.paise,
          totalKopecks: stage.kopecks,
          isLowerBound: stage.isLowerBound,
          oldestAt: isoTimestamp(stage.oldestAt),
          late: stage.late,
          lateFromCatalogue: stage.lateFromCatalogue,
          dueToday: stage.dueToday,
          dueTodayFromCatalogue: stage.dueTodayFromCatalogue,
          ages: stage.ages,
          termHours: hours[stage.status] ?? 0,
        },
      ];

/** Returns what was spent in a month. */
export const monthOf = ({ month, count, paise, kopecks }: MonthSum): wire.MonthSpend => ({
  month,
  count,
  totalPaise: paise,
  totalKopecks: kopecks,
});

/** Returns how many requests each manager has. */
export async function loads(read: Stores, found: readonly Load[]): Promise<wire.ManagerLoad[]> {
  const people = await read.people.byIds(found.flatMap(({ managerId }) => managerId ?? []));
  return found.map(({ managerId, open, late }) => ({ manager: personRef(managerId, people), open, late }));
}
