import type { WriteStores } from '@setu/kit/events';
import { wireImportState } from '@setu/proto/wire-words';
import type { ImportFailure, ImportState } from '@setu/proto/words';
import { importEnded } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { ImportRun } from '../domain/import-run.js';

/** The state in which a run ends. */
interface Ending {
  state: Exclude<ImportState, 'reading' | 'applying'>;
  failure?: ImportFailure | undefined;
  at: Date;
}

/**
 * Ends a run, or leaves it waiting for confirmation by the user who started it. Recounts its rows and publishes the
 * event.
 */
export async function endRun(
  stores: WriteStores<Stores>,
  run: ImportRun,
  { state, failure, at }: Ending,
): Promise<void> {
  const { importRuns, importRows, outbox } = stores;
  const counts = {
    ...(await importRows.counts(run.id)),
    picturesNamed: run.picturesNamed,
    picturesFound: run.picturesFound,
  };
  await importRuns.progress(run.id, { atRow: 0, atName: '', counts });
  await importRuns.setState(run.id, state, at, failure);
  const since = run.state === 'applying' && !run.appliesAtOnce ? run.stateAt : run.startedAt;
  await outbox.add(
    importEnded({
      ...{ runId: run.id, companyId: run.companyId, userId: run.starter.userId, state: wireImportState(state) },
      ...{ fileName: run.fileName, stored: counts.stored, faulty: counts.faulty },
      seconds: Math.max(0, Math.round((at.getTime() - since.getTime()) / 1000)),
    }),
  );
}
