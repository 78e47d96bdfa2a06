import { screenPath } from '@setu/contract';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { pathOfRoute } from '../../../session/screens';
import { TextLink } from '../../../ui/button/text-link';
import { Panel } from '../../../ui/panel/panel';
import { EmptyState } from '../../../ui/states/states';
import type { Reader } from '../../requests/public';
import { useGetDeskQuery } from '../api';
import styles from './desk.module.css';
import { productTaskCount, SupplierTasks } from './supplier-tasks';
import { byUrgency } from './task-clock';
import { TaskRow } from './task-row';

const maxTasks = 5;

/** Returns how many tasks to show. A link to a single further one would take as much room as the task. */
const shownOf = (total: number): number => (total === maxTasks + 1 ? total : maxTasks);

/** Shows the most urgent tasks of a customer or supplier with the same actions as the dashboard, and leads there. */
export function HomeTasks({ side }: { side: Reader }) {
  const t = useTexts('account');
  const common = useTexts();
  const [now] = useState(() => new Date());
  const { data } = useGetDeskQuery({});
  const requests = data?.requests;
  const total = requests?.waiting_total ?? 0;
  const products = productTaskCount(data?.supplier);
  return (
    <Panel
      title={
        <>
          {t('desk.waiting.title')}
          {total + products > 0 && <span className={styles.count}> {formatNumber(total + products)}</span>}
        </>
      }
      aside={<TextLink to={screenPath('my_account_page')}>{t('dashboard.title')}</TextLink>}
      isPadded={false}
    >
      <SupplierTasks desk={data?.supplier} hasMain={total === 0} />
      {total + products === 0 && (
        <EmptyState title={t('desk.waiting.empty.title')}>
          {t(`desk.waiting.empty.${side === 'supplier' ? 'supplier' : 'trading'}`)}
        </EmptyState>
      )}
      <ul>
        {byUrgency(requests?.waiting ?? [], now)
          .slice(0, shownOf(total))
          .map((task, index) => (
            <TaskRow key={`${task.reason} ${pathOfRoute(task.route)}`} {...{ task, side, now }} isFirst={index === 0} />
          ))}
      </ul>
      {total > shownOf(total) && (
        <p className={styles.foot}>
          <TextLink to={screenPath('my_account_page')}>
            {common('actions.showMore', { count: total - maxTasks })}
          </TextLink>
        </p>
      )}
    </Panel>
  );
}
