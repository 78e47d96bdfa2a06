import { notFound, readPage } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { importRowResultWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { toWireRow, toWireRun } from '../../wire/import-run.js';
import { mustImport } from '../changes/must-import.js';

export const getImport: Rpc<'getImport'> =
  ({ read }) =>
  async (request, { actor }) => {
    const companyId = readId(request.companyId);
    await mustImport(read, actor, companyId);
    const { limit, offset } = readPage(request.page);
    const run = await read.importRuns.get(companyId, readId(request.runId));
    if (run === undefined) throw notFound();
    const results = request.results.map(importRowResultWord).filter((result) => result !== undefined);
    const { rows, total } = await read.importRows.page(run.id, { results, limit, offset });
    return { run: toWireRun(run), rows: rows.map(toWireRow), total };
  };
