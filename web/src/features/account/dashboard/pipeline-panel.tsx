import type { DeskStageView } from '@setu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoneyAsIs, formatNumber } from '../../../i18n/formats';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import type { Money } from '../../../lib/money';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../../ui/states/loading-region';
import { requestStatusLooks } from '../../../ui/status/request-status';
import { StatusDot } from '../../../ui/status/status-chip';
import styles from './desk.module.css';
import { type DeskReader, type StageList, stageLists } from './desk-reader';
import { inOneCurrency, useTotalNote } from './desk-sum';
import { KindLinks } from './kind-links';
import { StageLinks } from './stage-links';

interface PipelinePanelProps {
  /** Undefined while loading. */
  stages: readonly DeskStageView[] | undefined;
  reader: DeskReader;
  now: Date;
}

/**
 * Shows a customer's or supplier's requests by stage, each with a link to the list of that stage. Shows nothing before the first
 * request.
 */
export function PipelinePanel({ stages, reader, now }: PipelinePanelProps) {
  const t = useTexts('account');
  const statusTexts = useTexts('statuses');
  if (stages?.length === 0) return null;
  const sums = stages && inOneCurrency(stages);
  return (
    <Panel
      title={t('desk.pipeline.title')}
      isPadded={false}
      aside={
        <Row gap={4}>
          {reader.side === 'supplier' && stages && <OpenTotal stages={stages} />}
          <KindLinks reader={reader} />
        </Row>
      }
    >
      {stages && sums ? (
        <ul className={styles.pipe}>
          {stages.map((stage, index) => (
            <li key={stage.status}>
              <StagePlace name={statusTexts(`request.${stage.status}`)} lists={stageLists(stage, reader)}>
                <Stage stage={stage} sum={sums[index]} now={now} />
              </StagePlace>
            </li>
          ))}
        </ul>
      ) : (
        <LoadingRegion isBusy>
          <div className={styles.stage}>
            <Skeleton height="96px" />
          </div>
        </LoadingRegion>
      )}
    </Panel>
  );
}

/** Shows the number of open requests with their sum. */
function OpenTotal({ stages }: { stages: readonly DeskStageView[] }) {
  const t = useTexts('account');
  const totalNote = useTotalNote();
  const open = stages.filter(({ status }) => status !== 'completed');
  const count = open.reduce((sum, stage) => sum + stage.count, 0);
  const note = totalNote(open);
  return <span>{`${t('desk.pipeline.open', { count })}${note ? `, ${note}` : ''}`}</span>;
}

interface StagePlaceProps {
  /** The name of the stage. */
  name: string;
  lists: StageList[];
  children: ReactNode;
}

/** Shows a stage as a link if one list has all its requests. Otherwise each kind has its own link with its number. */
function StagePlace({ name, lists, children }: StagePlaceProps) {
  const [first, second] = lists;
  if (first && !second) {
    return (
      <Link to={first.to} className={styles.stage}>
        {children}
      </Link>
    );
  }
  return (
    <div className={styles.stage}>
      {children}
      <StageLinks lists={lists} of={name} />
    </div>
  );
}

interface StageProps {
  stage: DeskStageView;
  sum: Money | undefined;
  now: Date;
}

function Stage({ stage, sum, now }: StageProps) {
  const t = useTexts('account');
  const statusTexts = useTexts('statuses');
  const { status, count, late, oldest_at: oldest, is_lower_bound: isLowerBound } = stage;
  const amount = sum && sum.value > 0 && formatMoneyAsIs(sum);
  return (
    <>
      <span className={styles.stageName}>
        <StatusDot tone={requestStatusLooks[status].tone} />
        {statusTexts(`request.${status}`)}
      </span>
      <span className={styles.stageCount}>
        <b>{formatNumber(count)}</b>
        {amount && <span>{isLowerBound ? t('desk.pipeline.sumFrom', { amount }) : amount}</span>}
      </span>
      {status === 'completed' ? (
        <span className={styles.stageNote}>{t('desk.pipeline.done')}</span>
      ) : (
        <>
          <span className={styles.stageNote}>
            {t(count === 1 ? 'desk.pipeline.only' : 'desk.pipeline.oldest', { age: formatElapsed(oldest, now) })}
          </span>
          {late > 0 && (
            <span className={styles.age} data-level="late">
              <Icon of={IconAlertTriangle} size={14} />
              {t('desk.pipeline.late', { count: late })}
            </span>
          )}
        </>
      )}
    </>
  );
}
