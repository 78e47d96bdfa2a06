import { mustHave } from '@setu/kit/rpc';
import { wireReportName } from '@setu/proto/wire-words';
import { reportNames } from '@setu/proto/words';
import type { Rpc } from '../../served.js';

const maxDownloads = 100;

/** Returns the last 100 report downloads, newest first. Senior managers only. */
export const listReportDownloads: Rpc<'listReportDownloads'> =
  ({ read }) =>
  async (_, { actor }) => {
    mustHave(actor, 'report');
    const downloads = await read.reportDownloads.newest(maxDownloads);
    return {
      downloads: downloads.flatMap(({ report, at, ...download }) => {
        const name = reportNames.find((one) => one === report);
        return name ? [{ ...download, name: wireReportName(name), at: at.toISOString() }] : [];
      }),
    };
  };
