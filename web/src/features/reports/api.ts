import { reportRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { callsAt } from '../../api/endpoint';

/** The timeout in milliseconds, equal to the server's timeout for a page of a report. */
const pageMs = 15_000;

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads a page of a report. `search` is its canonical query. */
    getReport: build.query({
      ...callsAt(reportRoutes, 'getReport', (search: string) => ({ search, timeoutMs: pageMs })),
    }),
    listReportDownloads: build.query({ ...callsAt(reportRoutes, 'listReportDownloads'), keepUnusedDataFor: 0 }),
  }),
});

export const { useGetReportQuery, useListReportDownloadsQuery } = reportsApi;
