import type { DeskTaskView, RequestRowView, RequestStatus } from '@setu/contract';
import { Link, useLocation } from 'react-router';
import { formatDate, formatNumber } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { companyName } from '../../../i18n/names';
import { QuantityText, unitOf } from '../../../i18n/quantity-text';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { pathOfRoute } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconClock } from '../../../ui/icon/icons';
import { VisuallyHidden } from '../../../ui/layout/text';
import { Picture } from '../../../ui/media/picture';
import { fromHere } from '../../../ui/page/back-link';
import {
  AcceptButton,
  convertedPrice,
  mayAccept,
  type Reader,
  rateOf,
  type StepStatus,
  stepName,
} from '../../requests/public';
import styles from './desk.module.css';
import { taskLevel } from './task-clock';

interface TaskRowProps {
  task: DeskTaskView;
  side: Reader;
  now: Date;
  /** The first task has the only filled button of the page. */
  isFirst: boolean;
}

/** Shows a task: its waiting time and deadline, the action, the request, and the link. */
export function TaskRow({ task, side, now, isFirst }: TaskRowProps) {
  const t = useTexts('account');
  const { heading, action } = useTaskTexts(side);
  const location = useLocation();
  const { request } = task;
  const customer = request.customer && companyName(request.customer.short_name);
  const to = pathOfRoute(task.route);
  const isAccepted = task.reason === 'turn' && mayAccept(request);
  const number = request.numeric_hash || t('desk.waiting.draftNumber');
  return (
    <li className={styles.task} data-side={side}>
      <TaskClock task={task} now={now} />
      <Picture of={request.picture} alt="" sizes="44px" className={styles.taskPicture} />
      <div className={styles.taskText}>
        <b>{heading(task)}</b>
        <p>
          {to ? (
            <Link to={to} state={fromHere(location)} className={styles.number}>
              {number}
            </Link>
          ) : (
            number
          )}
          <TaskObject request={request} />
        </p>
      </div>
      {side === 'broker' && <div className={styles.customer}>{customer}</div>}
      {isAccepted ? (
        <AcceptButton request={request} tone={isFirst ? 'main' : 'line'} />
      ) : (
        to && (
          <ButtonLink to={to} state={fromHere(location)} tone={isFirst ? 'main' : 'line'} size="small">
            {action(task)}
            <VisuallyHidden>{` ${number}`}</VisuallyHidden>
          </ButtonLink>
        )
      )}
    </li>
  );
}

/** Returns the texts of a task: what to do, and the label of the button. */
function useTaskTexts(side: Reader): Record<'heading' | 'action', (task: DeskTaskView) => string> {
  const t = useTexts('account');
  const steps = useTexts('requests');
  const statusTexts = useTexts('statuses');
  // A task of the reader's turn waits for the reader's side.
  const stepOf = (status: RequestStatus) => stepName(status as StepStatus, side);
  return {
    heading: ({ reason, milestone, request: { status } }) => {
      if (reason === 'milestone') {
        return t('desk.waiting.why.milestone', { stage: milestone ? statusTexts(`milestone.${milestone}`) : '' });
      }
      if (reason !== 'turn') return t(`desk.waiting.why.${reason}`);
      return status === 'draft' ? t('desk.waiting.draft') : steps(`step.${stepOf(status)}.${side}.title`);
    },
    action: ({ reason, request: { status } }) => {
      if (reason !== 'turn') return t(`desk.waiting.act.${reason}`);
      return t(`desk.waiting.act.${status === 'draft' ? status : stepOf(status)}`);
    },
  };
}

/** Shows the request's product with its quantity, and the total, separated by dots. */
function TaskObject({ request }: { request: RequestRowView }) {
  const t = useTexts('account');
  const requestTexts = useTexts('requests');
  const { count, unit, status, total_price: total } = request;
  const quantity = (figure: number) =>
    unit ? (
      <QuantityText value={figure} unit={unitOf(request)} />
    ) : (
      requestTexts('quantityAlone', { figure: formatNumber(figure) })
    );
  return (
    <>
      {' · '}
      {request.name ? <LocalizedText of={request} field="name" /> : t('desk.waiting.noName')}
      {count !== null && <>, {quantity(count)}</>}
      {total && ` · ${convertedPrice(total, rateOf(status, total), count).main}`}
    </>
  );
}

function TaskClock({ task, now }: { task: DeskTaskView; now: Date }) {
  const t = useTexts('account');
  const requestTexts = useTexts('requests');
  const { due_at: due, since, reason } = task;
  const level = taskLevel(task, now);
  const date = due && formatDate(due);
  // A milestone waits since its deadline.
  const deadline = reason === 'milestone' ? since : due;
  const lateSince = level === 'late' ? deadline : null;
  return (
    <div className={styles.clock}>
      <span className={styles.age} data-level={level}>
        {level && <Icon of={level === 'late' ? IconAlertTriangle : IconClock} size={14} />}
        {lateSince
          ? requestTexts('list.clock.late', { time: formatElapsed(lateSince, now) })
          : formatElapsed(since, now)}
      </span>
      <small>
        {date && t(level === 'late' ? 'desk.waiting.wasDue' : 'desk.waiting.due', { date })}
        {!date && t(reason === 'turn' ? 'desk.waiting.noTerm' : 'desk.waiting.asked')}
      </small>
    </div>
  );
}
