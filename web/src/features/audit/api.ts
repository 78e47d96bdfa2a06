import { type AuditFilters, auditRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';

/** The filters of the audit log, and the position in the log where the page starts. */
export type AuditQuery = Partial<AuditFilters> & { before?: string };

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    findAuditPeople: build.query({
      ...callsAt(auditRoutes, 'findAuditPeople', (search: string) => ({ query: { search } })),
    }),
    /** Loads a page of audit entries. Every opening loads it again, to include new entries. */
    getAudit: build.query({ ...calls('getAudit', (query: AuditQuery) => ({ query })), keepUnusedDataFor: 0 }),
  }),
});

export const { useGetAuditQuery, useLazyFindAuditPeopleQuery } = auditApi;
