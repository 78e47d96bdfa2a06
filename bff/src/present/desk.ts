import type { DeskStageView, DeskView, MonthSpendView } from '@setu/contract';
import type * as wire from '@setu/proto/request/desk';
import type { Language } from '../language/locale.js';
import { major } from './money.js';
import { personOrNull } from './person.js';
import { requestRowView } from './request.js';
import { statusWordOf } from './request-words.js';
import { textOrNull } from './text.js';

interface Sum {
  totalPaise: bigint;
  totalKopecks?: bigint | undefined;
}

const sumOf = ({ totalPaise, totalKopecks }: Sum) => ({
  inr: major(totalPaise),
  rub: totalKopecks === undefined ? null : major(totalKopecks),
});

const stageView = (stage: wire.DeskStage): DeskStageView => ({
  status: statusWordOf(stage.status),
  count: stage.count,
  rfc: stage.fromCatalogue,
  rfd: stage.count - stage.fromCatalogue,
  ...sumOf(stage),
  oldest_at: stage.oldestAt,
  late: stage.late,
  late_rfc: stage.lateFromCatalogue,
  late_rfd: stage.late - stage.lateFromCatalogue,
  ages: stage.ages,
  term_hours: stage.termHours === 0 ? null : stage.termHours,
});

const monthView = (spend: wire.MonthSpend): MonthSpendView => ({
  month: spend.month,
  count: spend.count,
  ...sumOf(spend),
});

/** What the request service says of a desk. */
export const deskRequests = (
  desk: wire.GetDeskResponse,
  reader: { language: Language; companyType: string },
): NonNullable<DeskView['requests']> => ({
  waiting: desk.waiting.flatMap(({ request, dueAt }) =>
    request ? [{ request: requestRowView(request, reader), due_at: textOrNull(dueAt) }] : [],
  ),
  waiting_total: desk.waitingTotal,
  stages: desk.stages.map(stageView),
  spend: desk.spend.map(monthView),
  load: desk.load.map(({ manager, open, late }) => ({ manager: personOrNull(manager), open, late })),
});
