import type { ImportRunView } from '@setu/contract';
import type { UploadPlace } from '../upload-place';
import { Applying } from './applying';
import { Checked } from './checked';
import { Done } from './done';
import { Reading } from './reading';
import { RowsTable } from './rows-table';
import { Unread } from './unread';
import type { FoundRun } from './use-run';

interface RunStepProps {
  companyId: string;
  run: ImportRunView;
  found: FoundRun;
  place: UploadPlace;
}

/** Shows a run in its current state: reading, checked, importing, or finished. */
export function RunStep({ companyId, run, found, place }: RunStepProps) {
  const rows = <RowsTable companyId={companyId} found={found} place={place} />;
  const at = { company: companyId, run: run.id };
  if (run.state === 'failed') return <Unread at={at} run={run} />;
  if (run.state === 'reading') return <Reading at={at} run={run} />;
  if (run.state === 'applying') return <Applying at={at} run={run} />;
  if (run.state === 'checked') return <Checked at={at} run={run} rows={rows} />;
  return <Done at={at} run={run} rows={rows} />;
}
