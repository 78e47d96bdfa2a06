import type { DeskView } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../ui/panel/panel';
import { Failure } from '../../../ui/states/states';
import { LastNotices } from '../../notices/public';
import { AdminPanel } from './admin-panel';
import { DemandPanel } from './demand-panel';
import styles from './desk.module.css';
import type { DeskReader } from './desk-reader';
import { LoadPanel } from './load-panel';
import { PipelinePanel } from './pipeline-panel';
import { QueueRows } from './queue-rows';
import { RatePanel } from './rate-panel';
import { ReviewQueue } from './review-queue';
import { FirstSteps, useMustSign } from './signing-row';
import { SpendPanel } from './spend-panel';
import { StageTable } from './stage-table';
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
  const requests = desk?.requests;
  const isMissing = isFailed || requests === null;
  const { side, hasTasks } = reader;
  const mustSign = useMustSign();
  const isReviewer = desk?.reviews !== undefined && desk.reviews !== null;
  return (
    <div className={styles.board}>
      <div className={side === 'supplier' ? styles.seller : styles.main}>
        {isMissing ? (
          <MissingPanel {...{ desk, requestId, onRetry }} />
        ) : isReviewer ? (
          <ReviewQueue reviews={desk.reviews ?? []} total={desk.queues?.reviews ?? 0} now={now} />
        ) : hasTasks ? (
          <WaitingPanel {...{ requests, isSwitching, place, reader, now }} queues={desk?.queues} />
        ) : (
          <AdminPanel figures={desk?.admin} />
        )}
        {mustSign && <FirstSteps />}
        {!isMissing && side !== 'broker' && <PipelinePanel stages={requests?.stages} reader={reader} now={now} />}
        {requests && side === 'customer' && requests.spend.length > 0 && (
          <SpendPanel spend={requests.spend} reader={reader} now={now} />
        )}
      </div>
      {side === 'supplier' ? (
        <>
          {!isFailed && (
            <Suspense>
              <SupplierBoard desk={desk?.supplier ?? undefined} now={now} onRetry={onRetry} />
            </Suspense>
          )}
          <div className={styles.wide}>
            <LastNotices />
          </div>
        </>
      ) : (
        <>
          {requests && side === 'broker' && <StageTable stages={requests.stages} reader={reader} />}
          <div className={styles.beside}>
            {requests && requests.load.length > 0 && <LoadPanel load={requests.load} reader={reader} />}
            <LastNotices />
            {side !== 'broker' && <RatePanel now={now} />}
          </div>
          {side === 'broker' && (
            <>
              <div className={styles.main}>
                {!isFailed && (
                  <DemandPanel demand={desk?.demand} hasSynonyms={Boolean(desk?.admin)} onRetry={onRetry} />
                )}
              </div>
              <div className={styles.side}>
                <RatePanel now={now} />
              </div>
            </>
          )}
        </>
      )}
      <SubstitutedPanel people={desk?.substituted_users ?? []} />
    </div>
  );
}

interface MissingPanelProps extends Pick<DeskBoardProps, 'desk' | 'requestId' | 'onRetry'> {}

/** Says that the requests could not be loaded, and still shows the queues. */
function MissingPanel({ desk, requestId, onRetry }: MissingPanelProps) {
  const t = useTexts('account');
  return (
    <Panel title={t('desk.waiting.title')}>
      <Failure title={t('desk.failed.requests')} requestId={requestId} onRetry={onRetry}>
        {t('desk.failed.text')}
      </Failure>
      <QueueRows queues={desk?.queues} />
    </Panel>
  );
}
