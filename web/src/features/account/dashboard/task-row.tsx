import type { DeskTaskView, RequestRowView } from '@setu/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { companyName } from '../../../i18n/names';
import { QuantityText, unitOf } from '../../../i18n/quantity-text';
import { formatDayNear, formatDue, formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { pathOfRoute } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconClock } from '../../../ui/icon/icons';
import { DotLine } from '../../../ui/layout/dot-line';
import { VisuallyHidden } from '../../../ui/layout/text';
import { Picture } from '../../../ui/media/picture';
import { fromHere } from '../../../ui/page/back-link';
import { AcceptButton, isBudget, mayAccept, type Reader, rowTotal, useActText } from '../../requests/public';
import styles from './desk.module.css';
import { taskLevel } from './task-clock';

interface TaskRowProps {
  task: DeskTaskView;
  side: Reader;
  now: Date;
  /** The first task has the only filled button of the page. */
  isFirst: boolean;
}

/** Shows a task: its deadline and waiting time, the goods, the request, and the button that says what to do. */
export function TaskRow({ task, side, now, isFirst }: TaskRowProps) {
  const t = useTexts('account');
  const actText = useActText(side);
  const overdueStage = useOverdueStage();
  const sumText = useSumText();
  const quantity = useQuantity();
  const location = useLocation();
  const { request, others } = task;
  const customer = request.customer && companyName(request.customer.short_name);
  const to = pathOfRoute(task.route);
  const isAccepted = task.reason === 'turn' && mayAccept(request);
  const number = request.numeric_hash || t('desk.waiting.draftNumber');
  return (
    <li className={styles.task}>
      <TaskClock task={task} side={side} now={now} />
      <Picture of={request.picture} alt="" sizes="44px" className={styles.taskPicture} />
      <div className={styles.taskText}>
        <b>
          <TaskName request={request} />
        </b>
        <p>
          <DotLine>
            {to ? (
              <Link to={to} state={fromHere(location)} className={styles.number}>
                {number}
              </Link>
            ) : (
              number
            )}
            {quantity(request)}
            {overdueStage(task)}
            {sumText(request)}
            {side === 'broker' && customer}
          </DotLine>
        </p>
        {others.length > 0 && (
          <p className={styles.others}>
            {t('desk.waiting.also')}
            <DotLine>
              {others.map((other) => (
                <TextLink key={other.reason} to={pathOfRoute(other.route) ?? ''} state={fromHere(location)}>
                  {t(`desk.waiting.more.${other.reason}`)}
                  <VisuallyHidden>{` ${number}`}</VisuallyHidden>
                </TextLink>
              ))}
            </DotLine>
          </p>
        )}
      </div>
      {isAccepted ? (
        <AcceptButton request={request} tone={isFirst ? 'main' : 'line'} />
      ) : (
        to && (
          <ButtonLink to={to} state={fromHere(location)} tone={isFirst ? 'main' : 'line'} size="small">
            {actText({ reason: task.reason, status: request.status })}
            <VisuallyHidden>{` ${number}`}</VisuallyHidden>
          </ButtonLink>
        )
      )}
    </li>
  );
}

/** Returns the function that names the milestone of a task that is overdue. */
function useOverdueStage(): (task: DeskTaskView) => string {
  const t = useTexts('account');
  const statusTexts = useTexts('statuses');
  return ({ milestone }) =>
    milestone ? t('desk.waiting.overdueStage', { stage: statusTexts(`milestone.${milestone}`) }) : '';
}

/** Returns the function that writes the amount of a request, and whether it is a budget or the sum of a contract. */
function useSumText(): (request: RequestRowView) => string | null {
  const t = useTexts('account');
  const requestTexts = useTexts('requests');
  return (request) => {
    const amount = rowTotal(request);
    if (!amount) return null;
    if (isBudget(request)) return requestTexts('list.budget', { amount });
    const isContract = request.status === 'contracted' || request.status === 'partially_paid';
    return isContract ? t('desk.waiting.contractSum', { amount }) : amount;
  };
}

/** Shows the request's product. */
function TaskName({ request }: { request: RequestRowView }) {
  const t = useTexts('account');
  return request.name ? <LocalizedText of={request} field="name" /> : t('desk.waiting.noName');
}

/** Returns the function that writes the quantity of a request. It returns null if the quantity is unknown. */
function useQuantity(): (request: RequestRowView) => ReactNode {
  const t = useTexts('requests');
  return (request) => {
    const { count, unit } = request;
    if (count === null) return null;
    return unit ? (
      <QuantityText value={count} unit={unitOf(request)} />
    ) : (
      t('quantityAlone', { figure: formatNumber(count) })
    );
  };
}

/** Shows the deadline or the reason, then the time that the task has been waiting: `due tomorrow`, `waiting 4 days`. */
function TaskClock({ task, side, now }: Pick<TaskRowProps, 'task' | 'side' | 'now'>) {
  const level = taskLevel(task, now);
  const [first, second] = useClockTexts(task, side, now);
  return (
    <div className={styles.clock}>
      <span className={styles.age} data-level={level}>
        {level && <Icon of={level === 'late' ? IconAlertTriangle : IconClock} size={14} />}
        <span>{first}</span>
      </span>
      {second && <small>{second}</small>}
    </div>
  );
}

function useClockTexts(task: DeskTaskView, side: Reader, now: Date): [string, string?] {
  const t = useTexts('account');
  const requestTexts = useTexts('requests');
  const { due_at: due, since, reason, request } = task;
  const time = formatElapsed(since, now);
  if (request.status === 'draft') return [t('desk.waiting.draftFor', { time })];
  // A milestone waits since its deadline.
  const deadline = reason === 'milestone' ? since : due;
  if (deadline && taskLevel(task, now) === 'late') {
    const late = requestTexts('list.clock.late', { time: formatElapsed(deadline, now) });
    return [late, t('desk.waiting.wasDue', { date: formatDue(deadline, now) })];
  }
  const waits = t('desk.waiting.waitsFor', { time });
  if (due && side === 'supplier' && request.ship_by)
    return [requestTexts('list.clock.ship', { date: formatDayNear(request.ship_by, now) }), waits];
  if (due) return [t('desk.waiting.due', { date: formatDue(due, now) }), waits];
  return reason === 'turn' ? [waits, t('desk.waiting.noTerm')] : [t(`desk.waiting.clock.${reason}`), waits];
}
