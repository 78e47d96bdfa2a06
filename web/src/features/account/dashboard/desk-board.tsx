import type { DeskView } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../ui/panel/panel';
import { Failure } from '../../../ui/states/states';
import { LastNotices } from '../../notices/public';
import { AdminPanel } from './admin-panel';
import { AttentionPanel } from './attention-panel';
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
export function DeskBoard(props: DeskBoardProps) {
  const { desk, reader } = props;
  return (
    <div className={styles.board}>
      <SubstitutedPanel people={desk?.substituted_users ?? []} />
      {reader.side === 'broker' ? (
        <StaffParts {...props} />
      ) : reader.side === 'supplier' ? (
        <SupplierParts {...props} />
      ) : (
        <CustomerParts {...props} />
      )}
    </div>
  );
}

/** Shows the reader's tasks, or that they could not be loaded. */
function Tasks({ desk, isFailed, isSwitching, place, requestId, reader, now, onRetry }: DeskBoardProps) {
  if (isFailed || desk?.requests === null) return <MissingPanel {...{ desk, requestId, onRetry }} />;
  const { queues, supplier } = desk ?? {};
  return <WaitingPanel {...{ requests: desk?.requests, queues, supplier, isSwitching, place, reader, now }} />;
}

/**
 * Shows the desk of the broker's staff. Their tasks take the full width, because the notifications would only repeat
 * them. An administrator has no tasks: what needs attention comes first.
 */
function StaffParts(props: DeskBoardProps) {
  const { desk, isFailed, reader, now, onRetry } = props;
  const requests = desk?.requests;
  if (!reader.hasTasks) {
    return (
      <>
        <div className={styles.main}>
          {isFailed ? <Tasks {...props} /> : <AttentionPanel figures={desk?.admin} />}
          <AdminPanel figures={desk?.admin} />
        </div>
        <div className={styles.side}>
          <LastNotices />
          <RatePanel now={now} />
        </div>
        {!isFailed && (
          <DemandPanel demand={desk?.demand} acts={['supplier', 'synonym']} className={styles.wide} onRetry={onRetry} />
        )}
      </>
    );
  }
  const load = requests?.load ?? [];
  const isReviewer = desk?.reviews !== undefined && desk.reviews !== null;
  return (
    <>
      <div className={styles.wide}>
        {isReviewer && !isFailed ? (
          <ReviewQueue reviews={desk.reviews ?? []} total={desk.queues?.reviews ?? 0} now={now} />
        ) : (
          <Tasks {...props} />
        )}
      </div>
      {requests && <StageTable stages={requests.stages} reader={reader} />}
      {load.length > 0 && <LoadPanel load={load} />}
      {!isFailed && (
        <DemandPanel
          demand={desk?.demand}
          acts={['supplier']}
          className={load.length > 0 ? styles.third : styles.wide}
          onRetry={onRetry}
        />
      )}
      {!isReviewer && (
        <div className={load.length > 0 ? styles.thirdCell : styles.wide}>
          <RatePanel now={now} />
        </div>
      )}
    </>
  );
}

function SupplierParts(props: DeskBoardProps) {
  const { desk, isFailed, reader, now, onRetry } = props;
  const requests = desk?.requests;
  return (
    <>
      <div className={styles.seller}>
        <Tasks {...props} />
        {!isFailed && requests !== null && <PipelinePanel stages={requests?.stages} reader={reader} now={now} />}
      </div>
      {isFailed ? (
        <div className={styles.wide}>
          <LastNotices />
        </div>
      ) : (
        <Suspense>
          <SupplierBoard desk={desk?.supplier ?? undefined} now={now} onRetry={onRetry} />
        </Suspense>
      )}
    </>
  );
}

function CustomerParts(props: DeskBoardProps) {
  const { desk, isFailed, reader, now } = props;
  const requests = desk?.requests;
  const mustSign = useMustSign();
  return (
    <>
      <div className={mustSign ? styles.seller : styles.main}>
        <Tasks {...props} />
        {mustSign && <FirstSteps />}
        {!isFailed && requests !== null && <PipelinePanel stages={requests?.stages} reader={reader} now={now} />}
        {requests && requests.spend.length > 0 && <SpendPanel spend={requests.spend} reader={reader} now={now} />}
      </div>
      <div className={mustSign ? styles.seller : styles.side}>
        <LastNotices />
        {!mustSign && <RatePanel now={now} />}
      </div>
    </>
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
