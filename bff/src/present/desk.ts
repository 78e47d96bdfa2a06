import type {
  DeskMatterView,
  DeskStageView,
  DeskTaskView,
  DeskView,
  MonthSpendView,
  RequestRowView,
  UnmetDemandView,
} from '@setu/contract';
import type { ListUnmetDemandResponse } from '@setu/proto/catalogue/demand';
import type * as wire from '@setu/proto/request/desk';
import { milestoneKindWord, waitingReasonWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { major } from './money.js';
import { personOrNull } from './person.js';
import { requestRowView } from './request.js';
import { statusNameOf } from './request-names.js';
import { requestPlaceRoute } from './request-route.js';
import { taskPlace } from './task-place.js';
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
  status: statusNameOf(stage.status),
  count: stage.count,
  rfc: stage.fromCatalogue,
  rfd: stage.count - stage.fromCatalogue,
  ...sumOf(stage),
  is_lower_bound: stage.isLowerBound,
  oldest_at: stage.oldestAt,
  late: stage.late,
  late_rfc: stage.lateFromCatalogue,
  late_rfd: stage.late - stage.lateFromCatalogue,
  due_today: stage.dueToday,
  due_today_rfc: stage.dueTodayFromCatalogue,
  due_today_rfd: stage.dueToday - stage.dueTodayFromCatalogue,
  ages: stage.ages,
  term_hours: stage.termHours === 0 ? null : stage.termHours,
});

const monthView = (spend: wire.MonthSpend): MonthSpendView => ({
  month: spend.month,
  count: spend.count,
  ...sumOf(spend),
});

interface DeskReader {
  language: Language;
  companyType: string;
}

const taskView = ({ request: row, ...why }: wire.WaitingRequest, reader: DeskReader): DeskTaskView[] => {
  const reason = waitingReasonWord(why.reason);
  if (!row || !reason) return [];
  const request = requestRowView(row, reader);
  const place = taskPlace({ reason, channel: why.channel, status: request.status }, reader.companyType);
  return [
    {
      ...{ request, reason, since: why.since },
      due_at: textOrNull(why.dueAt),
      milestone: milestoneKindWord(why.milestone) ?? null,
      route: request.status === 'draft' ? request.route : requestPlaceRoute(row.id, reader.companyType, place),
      others: why.others.flatMap((other) => matterView(other, request, reader)),
    },
  ];
};

const matterView = (
  { channel, milestone, ...why }: wire.WaitingMatter,
  { id, status }: RequestRowView,
  { companyType }: DeskReader,
): DeskMatterView[] => {
  const reason = waitingReasonWord(why.reason);
  if (!reason) return [];
  const route = requestPlaceRoute(id, companyType, taskPlace({ reason, channel, status }, companyType));
  return [{ reason, milestone: milestoneKindWord(milestone) ?? null, route }];
};

/** Presents the request service's part of a home screen. */
export const deskRequests = (desk: wire.GetDeskResponse, reader: DeskReader): NonNullable<DeskView['requests']> => ({
  waiting: desk.waiting.flatMap((waiting) => taskView(waiting, reader)),
  waiting_total: desk.waitingTotal,
  waiting_counts: Object.fromEntries(
    desk.waitingCounts.flatMap(({ reason, count }) => {
      const name = waitingReasonWord(reason);
      return name ? [[name, count]] : [];
    }),
  ),
  stages: desk.stages.map(stageView),
  spend: desk.spend.map(monthView),
  load: desk.load.map(({ manager, open, late }) => ({ manager: personOrNull(manager), open, late })),
  first_answer_minutes: desk.firstAnswers?.medianMinutes ?? null,
});

/** Presents the newest weekly list of what buyers did not find. */
export const unmetDemandView = ({ week, words }: ListUnmetDemandResponse): UnmetDemandView => ({
  week: textOrNull(week),
  words: words.map(({ words: text, companies, searches = null, meaning }) => ({
    ...{ words: text, companies, searches },
    meaning: textOrNull(meaning),
  })),
});
