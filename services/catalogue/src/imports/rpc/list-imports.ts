import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toWireRun } from '../../wire/import-run.js';
import { mustImport } from '../changes/must-import.js';

const maxRuns = 20;

export const listImports: Rpc<'listImports'> =
  ({ read }) =>
  async (request, { actor }) => {
    const companyId = readId(request.companyId);
    await mustImport(read, actor, companyId);
    const [runs, cards] = await Promise.all([
      read.importRuns.ofCompany(companyId, maxRuns),
      read.cardVersions.countOf(companyId),
    ]);
    return { runs: runs.map(toWireRun), cards };
  };
