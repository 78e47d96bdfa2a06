import type { Actor } from '@setu/proto/common';
import type { World } from './fixtures.js';

/**
 * The senior managers' calls about reports. None of the users in the permission table is a senior manager, so all are
 * rejected.
 */
export function reportCalls<Refused>(client: World['client'], refused: Refused) {
  const call = (of: (actor: Actor) => Promise<unknown>): [Refused, typeof of] => [refused, of];
  return {
    streamCompanyReport: call(async (actor) => {
      for await (const _part of client.streamCompanyReport({}, { actor })) return;
    }),
    recordReportDownload: call((actor) => client.recordReportDownload({}, { actor })),
    listReportDownloads: call((actor) => client.listReportDownloads({}, { actor })),
  };
}
