import { screenPath } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { pathOfRoute } from '../../../session/screens';
import { TextLink } from '../../../ui/button/text-link';
import { fromHere } from '../../../ui/page/back-link';
import { Panel } from '../../../ui/panel/panel';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { useGetDeskQuery } from '../api';
import styles from './desk.module.css';
import { byUrgency } from './task-clock';
import { TaskClock, TaskName, TaskQuantity } from './task-row';

const maxTasks = 5;

interface HomeTasksProps {
  className: string | undefined;
  /** Shown if nothing waits for the reader. */
  instead: ReactNode;
}

/** Shows the most urgent tasks of a buyer or supplier with their number, and leads to the dashboard. */
export function HomeTasks({ className, instead }: HomeTasksProps) {
  const t = useTexts('account');
  const location = useLocation();
  const [now] = useState(() => new Date());
  const { data, isError } = useGetDeskQuery({});
  if (!data && !isError) return <Skeleton height="100%" />;
  const requests = data?.requests;
  if (!requests?.waiting.length) return instead;
  return (
    <div className={className}>
      <Panel
        title={
          <>
            {t('desk.waiting.title')}
            <span className={styles.count}> {formatNumber(requests.waiting_total)}</span>
          </>
        }
        aside={<TextLink to={screenPath('my_account_page')}>{t('dashboard.title')}</TextLink>}
        isPadded={false}
      >
        <ul className={styles.shortTasks}>
          {byUrgency(requests.waiting, now)
            .slice(0, maxTasks)
            .map((task) => (
              <li key={`${task.reason} ${pathOfRoute(task.route)}`}>
                <Link to={pathOfRoute(task.route) ?? screenPath('my_account_page')} state={fromHere(location)}>
                  <TaskName request={task.request} />
                </Link>
                <p>
                  {task.request.numeric_hash || t('desk.waiting.draftNumber')}
                  <TaskQuantity request={task.request} />
                </p>
                <TaskClock task={task} now={now} />
              </li>
            ))}
        </ul>
        {requests.waiting_total > maxTasks && (
          <p className={styles.foot}>
            {t('desk.waiting.shownTasks', {
              shown: formatNumber(maxTasks),
              total: formatNumber(requests.waiting_total),
            })}
          </p>
        )}
      </Panel>
    </div>
  );
}
