import type { DeskView } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../ui/panel/panel';
import { Failure } from '../../../ui/states/states';
import { LastNotices } from '../../notices/public';
import { AdminPanel } from './admin-panel';
import { AgeingHeat } from './ageing-heat';
import styles from './desk.module.css';
import type { DeskReader } from './desk-reader';
import { LoadPanel } from './load-panel';
import { PipelinePanel } from './pipeline-panel';
import { QueueRows } from './queue-rows';
import { RatePanel } from './rate-panel';
import { SpendPanel } from './spend-panel';
import { SubstitutedPanel } from './substituted-panel';
import type { WaitingPlace } from './waiting-kind';
import { WaitingPanel } from './waiting-panel';

const loadSupplier = withTexts(['supplier-desk'], () => import('./supplier/supplier-board'));
const SupplierBoard = lazy(async () => ({ default: (await loadSupplier()).SupplierBoard }));

interface DeskBoardProps {
  /** Undefined while loading, or after a failure. */
  desk: DeskView | undefined;
  isFailed: boolean;
  /** True while another part of the tasks is loading. */
  isSwitching: boolean;
  place: WaitingPlace;
  requestId: string | undefined;
  reader: DeskReader;
  now: Date;
  onRetry: () => void;
}

/** Shows tasks, pipeline, figures and notifications. A part that failed says so, and the others stay. */
export function DeskBoard({ desk, isFailed, isSwitching, place, requestId, reader, now, onRetry }: DeskBoardProps) {
  const t = useTexts('account');
  const requests = desk?.requests;
  const isMissing = isFailed || requests === null;
  const isSupplier = reader.side === 'supplier';
  return (
    <div className={styles.board}>
      <div className={isSupplier ? styles.rest : styles.main}>
        {isMissing ? (
          <Panel title={t('desk.waiting.title')}>
            <Failure title={t('desk.failed.requests')} requestId={requestId} onRetry={onRetry}>
              {t('desk.failed.text')}
            </Failure>
            <QueueRows queues={desk?.queues} />
          </Panel>
        ) : reader.hasTasks ? (
          <WaitingPanel {...{ requests, isSwitching, place, reader, now }} queues={desk?.queues} />
        ) : (
          <AdminPanel />
        )}
      </div>
      {!isSupplier && <RatePanel now={now} />}
      {isSupplier && !isFailed && (
        <Suspense>
          <SupplierBoard desk={desk?.supplier ?? undefined} now={now} onRetry={onRetry} />
        </Suspense>
      )}
      {!isMissing && <PipelinePanel stages={requests?.stages} reader={reader} now={now} />}
      {requests && <RoleFigures requests={requests} reader={reader} now={now} />}
      <div className={styles.rest}>
        <LastNotices />
      </div>
      <SubstitutedPanel people={desk?.substituted_users ?? []} />
    </div>
  );
}

interface RoleFiguresProps {
  requests: NonNullable<DeskView['requests']>;
  reader: DeskReader;
  now: Date;
}

/** Shows a manager how long requests wait and who has how much work. Shows a customer their spending. */
function RoleFigures({ requests, reader, now }: RoleFiguresProps) {
  const { stages, load, spend } = requests;
  return (
    <>
      {reader.side === 'broker' && <AgeingHeat stages={stages} reader={reader} />}
      {load.length > 0 && <LoadPanel load={load} reader={reader} />}
      {reader.side === 'customer' && <SpendPanel spend={spend} reader={reader} now={now} />}
    </>
  );
}
