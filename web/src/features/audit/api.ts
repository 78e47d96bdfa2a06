import type { AuditFilters } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';

/** What a page is narrowed by, and where it goes on from. */
export type AuditQuery = Partial<AuditFilters> & { before?: string };

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of what was done; What was done meanwhile is there when it is opened again. */
    getAudit: build.query({ ...asks('getAudit', (query: AuditQuery) => ({ query })), keepUnusedDataFor: 0 }),
  }),
});

export const { useGetAuditQuery } = auditApi;
