import { type CallTo, type CostTable, costTableRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

/** A page of a table, by its canonical query. */
export interface CostRowsPlace {
  table: CostTable;
  search: string;
}

interface SentRow {
  table: CostTable;
  input: CallTo<'saveCostRow'>['input'];
  idempotencyKey: string;
}

interface SentFile {
  table: CostTable;
  file: File;
  isApplied: boolean;
}

/** Returns the body of an import. Without `isApplied` the file is only checked. */
export function importForm({ file, isApplied }: Pick<SentFile, 'file' | 'isApplied'>): FormData {
  const form = new FormData();
  form.append('apply', String(isApplied));
  form.append('file', file);
  return form;
}

const changed = onSuccess(() => [listTag('costRow')]);

const costTablesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCostCoverage: build.query({ ...calls('getCostCoverage'), providesTags: [listTag('costRow')] }),
    listCostRows: build.query({
      ...calls('listCostRows', ({ table, search }: CostRowsPlace) => ({ params: { table }, search })),
      providesTags: [listTag('costRow')],
    }),
    saveCostRow: build.mutation({
      ...callsAt(costTableRoutes, 'saveCostRow', ({ table, input, idempotencyKey }: SentRow) => ({
        ...{ params: { table }, input, idempotencyKey },
      })),
      invalidatesTags: changed,
    }),
    removeCostRow: build.mutation({
      ...callsAt(
        costTableRoutes,
        'removeCostRow',
        ({ table, row, version }: { table: CostTable; row: string; version: number }) => ({
          ...{ params: { table, row }, input: { version } },
        }),
      ),
      invalidatesTags: changed,
    }),
    importCostRows: build.mutation({
      ...callsAt(costTableRoutes, 'importCostRows', ({ table, ...sent }: SentFile) => ({
        ...{ params: { table }, input: {}, form: importForm(sent) },
      })),
      invalidatesTags: (_answer, error, { isApplied }) => (error || !isApplied ? [] : [listTag('costRow')]),
    }),
  }),
});

export const {
  useGetCostCoverageQuery,
  useListCostRowsQuery,
  useSaveCostRowMutation,
  useRemoveCostRowMutation,
  useImportCostRowsMutation,
} = costTablesApi;
