import { notFound, refused } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toWireRun } from '../../wire/import-run.js';
import { mustBeOpen, mustImport, starterOf } from '../changes/must-import.js';
import { scheduleImport } from '../changes/schedule-import.js';

export const applyImport: Rpc<'applyImport'> =
  ({ read, write, clock }) =>
  async (request, { actor }) => {
    const [companyId, id] = [readId(request.companyId), readId(request.runId)];
    const company = await mustImport(read, actor, companyId);
    const run = await write(async (stores) => {
      const found = await stores.importRuns.lock(companyId, id);
      if (found === undefined) throw notFound();
      if (found.state === 'applying' || found.state === 'applied') return found;
      if (found.state !== 'checked') throw refused('import_not_checked', { current_status: found.state });
      mustBeOpen(company);
      if (found.fresh + found.updates === 0) throw refused('import_empty', { current_status: found.state });
      await stores.importRuns.startApplying(id, starterOf(actor), clock.now());
      await scheduleImport(stores, companyId);
      return (await stores.importRuns.get(companyId, id)) ?? found;
    });
    return { run: toWireRun(run) };
  };
