import type { AuditFilters } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';

/** The filters of the audit log, and the position in the log where the page starts. */
export type AuditQuery = Partial<AuditFilters> & { before?: string };

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads a page of audit entries. Every opening loads it again, to include new entries. */
    getAudit: build.query({ ...calls('getAudit', (query: AuditQuery) => ({ query })), keepUnusedDataFor: 0 }),
  }),
});

export const { useGetAuditQuery } = auditApi;
