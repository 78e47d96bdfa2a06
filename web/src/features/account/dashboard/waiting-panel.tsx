import { constants, type DeskView, screenPath } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { pathOfRoute } from '../../../session/screens';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { Pagination } from '../../../ui/pagination/pagination';
import { Panel } from '../../../ui/panel/panel';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../../ui/states/loading-region';
import { EmptyState } from '../../../ui/states/states';
import styles from './desk.module.css';
import type { DeskReader } from './desk-reader';
import { QueueRows, type Queues, queuedTotal } from './queue-rows';
import { SigningRow, useMustSign } from './signing-row';
import { productTaskCount, SupplierTasks } from './supplier-tasks';
import { byUrgency } from './task-clock';
import { TaskRow } from './task-row';
import { toWaiting, type WaitingPlace } from './waiting-kind';
import { WaitingTabs } from './waiting-tabs';

interface WaitingPanelProps {
  /** Undefined while loading. */
  requests: NonNullable<DeskView['requests']> | undefined;
  queues: Queues;
  /** The products of a supplier. */
  supplier: DeskView['supplier'] | undefined;
  /** True while another part is loading. */
  isSwitching: boolean;
  place: WaitingPlace;
  reader: DeskReader;
  now: Date;
}

/** Lists the reader's tasks, overdue first, then oldest first. A single kind is listed in full, in pages. */
export function WaitingPanel({ requests, queues, supplier, isSwitching, place, reader, now }: WaitingPanelProps) {
  const t = useTexts('account');
  const { reason, page } = place;
  const waiting = isSwitching ? [] : (requests?.waiting ?? []);
  const tasks = reason ? waiting : byUrgency(waiting, now);
  const total = requests?.waiting_total;
  const queued = queuedTotal(queues) + productTaskCount(supplier);
  const list = reader.toList('rfc');
  const mustSign = useMustSign();
  return (
    <Panel
      title={
        <>
          {t(mustSign ? 'desk.waiting.toDo' : 'desk.waiting.title')}
          {!mustSign && total !== undefined && <span className={styles.count}> {formatNumber(total + queued)}</span>}
        </>
      }
      isPadded={false}
    >
      {requests && mustSign && <SigningRow />}
      {requests && (total !== 0 || reason) && (
        <div className={styles.kinds}>
          <WaitingTabs requests={requests} reason={reason} />
        </div>
      )}
      {(!requests || isSwitching) && <TaskSkeletons />}
      {requests && !isSwitching && tasks.length === 0 && (reason || (queued === 0 && !mustSign)) && (
        <NothingWaits reader={reader} />
      )}
      {requests && !reason && !isSwitching && <SupplierTasks desk={supplier} hasMain={tasks.length === 0} />}
      {tasks.length > 0 && (
        <ul>
          {tasks.map((task, index) => (
            <TaskRow
              key={`${task.reason} ${pathOfRoute(task.route)}`}
              task={task}
              side={reader.side}
              now={now}
              isFirst={index === 0}
            />
          ))}
        </ul>
      )}
      {requests && !reason && <QueueRows queues={queues} />}
      {requests && reason && (requests.waiting_counts[reason] ?? 0) > constants.defaultPageSize && (
        <div className={styles.pages}>
          <Pagination
            page={page}
            limit={constants.defaultPageSize}
            total={requests.waiting_counts[reason] ?? 0}
            pageHref={(to) => toWaiting({ reason, page: to })}
          />
        </div>
      )}
      {!reason && total !== undefined && tasks.length < total && (
        <p className={styles.foot}>
          {list && <TextLink to={list}>{t('desk.waiting.all')}</TextLink>}
          <span>{t('desk.waiting.shown', { shown: formatNumber(tasks.length), total: formatNumber(total) })}</span>
        </p>
      )}
    </Panel>
  );
}

function NothingWaits({ reader: { side, toList } }: { reader: DeskReader }) {
  const t = useTexts('account');
  const user = useUser();
  const list = side === 'customer' ? undefined : toList('rfc');
  const mayTrade = side !== 'customer' || user?.company.is_commerce_allowed;
  const isStaff = side === 'broker' && !list;
  return (
    <EmptyState
      title={t(mayTrade ? 'desk.waiting.empty.title' : 'desk.waiting.empty.closedTitle')}
      action={
        !isStaff &&
        mayTrade && (
          <ButtonLink to={list ?? screenPath('category_index')}>
            {t(list ? 'desk.waiting.all' : 'desk.catalogue')}
          </ButtonLink>
        )
      }
    >
      {t(`desk.waiting.empty.${isStaff ? 'staff' : mayTrade ? side : 'closed'}`)}
    </EmptyState>
  );
}

function TaskSkeletons() {
  return (
    <LoadingRegion isBusy>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={styles.task}>
          <Skeleton width="72px" />
          <Skeleton width="40px" height="40px" shape="square" />
          <div className={styles.taskText}>
            <Skeleton width="60%" height="18px" />
            <Skeleton width="80%" />
          </div>
          <Skeleton width="120px" height="32px" />
        </div>
      ))}
    </LoadingRegion>
  );
}
