import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toWireRun } from '../../wire/import-run.js';
import { endRun } from '../changes/end-run.js';
import { mustImport } from '../changes/must-import.js';
import { isUnderWay } from '../domain/import-run.js';

export const stopImport: Rpc<'stopImport'> =
  ({ read, write, clock }) =>
  async (request, { actor }) => {
    const [companyId, id] = [readId(request.companyId), readId(request.runId)];
    await mustImport(read, actor, companyId);
    const run = await write(async (stores) => {
      // Waits for the transaction that is writing rows, because that transaction locks the run.
      const found = await stores.importRuns.lock(companyId, id);
      if (found === undefined) throw notFound();
      if (!isUnderWay(found) && found.state !== 'checked') return found;
      await endRun(stores, found, { state: 'stopped', at: clock.now() });
      return (await stores.importRuns.get(companyId, id)) ?? found;
    });
    return { run: toWireRun(run) };
  };
