import { invalid, isDay } from '@setu/kit/core';
import { mustHave } from '@setu/kit/rpc';
import { reports } from '@setu/proto/report-columns';
import { reportNameWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';

const dayOf = (path: string, day: string | undefined): string => {
  if (day === undefined || !isDay(day)) throw invalid({ [path]: 'invalid_date' });
  return day;
};

/** Records that the caller downloads a report as a file. Senior managers only. */
export const recordReportDownload: Rpc<'recordReportDownload'> =
  ({ write, clock, ids }) =>
  async ({ query }, { actor }) => {
    mustHave(actor, 'report');
    const report = query && reportNameWord(query.name);
    if (report === undefined) throw invalid({ name: 'invalid_option' });
    const { hasPeriod } = reports[report];
    const { languages = [], audiences = [], missedOnly = false, newOnly = false, sectionIds = [] } = query ?? {};
    await write(({ reportDownloads }) =>
      reportDownloads.add({
        ...{ id: ids.id(), report, at: clock.now() },
        filters: { languages, audiences, missedOnly, newOnly, sectionIds },
        from: hasPeriod ? dayOf('from', query?.period?.from) : undefined,
        to: hasPeriod ? dayOf('to', query?.period?.to) : undefined,
        ...{ byUserId: actor.userId, actingUserId: actor.actingUserId || undefined },
      }),
    );
    return {};
  };
