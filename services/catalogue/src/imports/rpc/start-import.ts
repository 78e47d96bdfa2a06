import { internal, invalid, isUuid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toWireRun } from '../../wire/import-run.js';
import { mustBeOpen, mustImport, starterOf } from '../changes/must-import.js';
import { scheduleImport } from '../changes/schedule-import.js';

const maxKeyLength = 200;

export const startImport: Rpc<'startImport'> =
  ({ read, write, edge, clock, ids }) =>
  async ({ companyId: requestedCompanyId, fileId, picturesId, apply, key }, { actor }) => {
    const companyId = readId(requestedCompanyId);
    const company = await mustImport(read, actor, companyId);
    if (key === '' || key.length > maxKeyLength) throw invalid({ key: key === '' ? 'required' : 'length_max' });
    const before = await read.importRuns.byKey(actor.userId, companyId, key);
    if (before !== undefined) return { run: toWireRun(before) };
    mustBeOpen(company);
    const find = (id: string) => (isUuid(id) ? edge.media.find(actor, companyId, id) : undefined);
    const [file, pictures] = await Promise.all([find(fileId), picturesId === '' ? undefined : find(picturesId)]);
    if (file === undefined || !/\.xlsx?$/i.test(file.name)) throw invalid({ file: 'file_unknown' });
    if (picturesId !== '' && (pictures === undefined || !/\.zip$/i.test(pictures.name)))
      throw invalid({ pictures: 'file_unknown' });
    const run = await write(async (stores) => {
      const about = { id: ids.id(), companyId, key, starter: starterOf(actor), file, pictures };
      const isNew = await stores.importRuns.add({ ...about, appliesAtOnce: apply, at: clock.now() });
      if (isNew) await scheduleImport(stores, companyId);
      return stores.importRuns.byKey(actor.userId, companyId, key);
    });
    if (run === undefined) throw internal('the run was created but cannot be found');
    return { run: toWireRun(run) };
  };
