import { type NoticeView, screenPath } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { QuantityText, unitOf } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { pathOfRoute } from '../../session/screens';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import { Icon } from '../../ui/icon/icon';
import { IconBell, IconCheck, IconFileCheck, IconTrash } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { Picture } from '../../ui/media/picture';
import type { MenuItem } from '../../ui/menu/dropdown-menu';
import { RowMenu } from '../../ui/menu/row-menu';
import { Panel } from '../../ui/panel/panel';
import { CountBadge } from '../../ui/status/count-badge';
import { RequestStatusChip } from '../../ui/status/status-chip';
import { answerOf, type Reader, useActText } from '../requests/public';
import type { NoticeGroup as Group } from './group-notices';
import styles from './notice-group.module.css';
import { NoticeRow } from './notice-row';
import { useNoticeLink } from './use-notice-link';
import { useReadNotices } from './use-read-notices';

interface NoticeGroupProps {
  group: Group;
  /** The first group has the only filled button of the page. */
  isFirst: boolean;
  onDelete: (ids: string[]) => void;
}

/**
 * Shows the notifications of one request under its number, subject and status. Those without a request have their own
 * group.
 */
export function NoticeGroup({ group, isFirst, onDelete }: NoticeGroupProps) {
  const t = useTexts('notices');
  const { run: read } = useReadNotices();
  const { notices, unread, newer, older, request } = group;
  const name = request
    ? t('group.request', { number: request.numeric_hash })
    : t(group.id === 'applications' ? 'group.applications' : 'group.other');
  // Notifications about a request are deleted together. Those about something else have nothing in common.
  const isOneThing = request !== null || notices.length === 1;
  const items: MenuItem[] = [
    ...(unread.length > 0
      ? [{ id: 'read', label: t('read.group'), icon: IconCheck, onSelect: () => void read(unread) }]
      : []),
    ...(isOneThing
      ? [
          {
            ...{ id: 'delete', label: t('delete.group'), icon: IconTrash, isDanger: true, isApart: unread.length > 0 },
            onSelect: () => onDelete(notices.map(({ id }) => id)),
          },
        ]
      : []),
  ];
  return (
    <Panel isPadded={false}>
      <section aria-label={name}>
        <div className={styles.head}>
          <GroupObject group={group} name={name} />
          {request?.task ? (
            <TaskLink request={request} tone={isFirst ? 'main' : 'line'} onOpen={() => void read(unread)} />
          ) : (
            request && newer === 0 && notices[0] && <NewestLink notice={notices[0]} />
          )}
          <div className={styles.actions}>
            <RowMenu label={t('group.actions', { name })} items={items} />
          </div>
        </div>
        {newer > 0 && <Elsewhere group={group} text={t('group.newer', { count: newer })} />}
        <ul>
          {notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              onDelete={isOneThing ? undefined : () => onDelete([notice.id])}
            />
          ))}
        </ul>
        {older > 0 && <Elsewhere group={group} text={t('group.older', { count: older })} />}
      </section>
    </Panel>
  );
}

interface TaskLinkProps {
  request: NonNullable<Group['request']>;
  tone: 'main' | 'line';
  onOpen: () => void;
}

/** Leads to what waits for the reader in the request, with the same words as on the dashboard. */
function TaskLink({ request: { task, status, numeric_hash: number }, tone, onOpen }: TaskLinkProps) {
  const actText = useActText((useUser()?.company.type ?? 'customer') satisfies Reader);
  const to = task && pathOfRoute(task.route);
  if (!to || !status) return null;
  return (
    <ButtonLink size="small" tone={tone} to={to} className={styles.task} onClick={onOpen}>
      {actText({ reason: task.reason, status })}
      <VisuallyHidden>{` ${number}`}</VisuallyHidden>
    </ButtonLink>
  );
}

/** Leads to the subject of the request's newest notification. The older ones are history. */
function NewestLink({ notice }: { notice: NoticeView }) {
  return (
    <ButtonLink size="small" className={styles.task} {...useNoticeLink(notice.id)}>
      {notice.action}
    </ButtonLink>
  );
}

/** Says how many notifications of the request are on other pages, and links to all of them. */
function Elsewhere({ group: { request }, text }: { group: Group; text: string }) {
  const list = screenPath('notice_list_page', { filter: 'all' });
  return (
    <p className={styles.elsewhere}>
      {request ? <TextLink to={`${list}?query=${request.numeric_hash}`}>{text}</TextLink> : text}
    </p>
  );
}

/** Shows picture, number, subject with quantity, and status. */
function GroupObject({ group: { id, request, unread }, name }: { group: Group; name: string }) {
  const statuses = useTexts('statuses');
  const reader: Reader = useUser()?.company.type ?? 'customer';
  if (!request) {
    return (
      <>
        <span className={styles.glyph}>
          <Icon of={id === 'applications' ? IconFileCheck : IconBell} size={20} />
        </span>
        <div className={styles.object}>
          <GroupName name={name} unread={unread.length} />
        </div>
      </>
    );
  }
  const { picture, count, status } = request;
  const answer = status && answerOf({ ...request, status }, reader);
  return (
    <>
      <Picture of={picture} alt="" sizes="44px" className={styles.picture} />
      <div className={styles.object}>
        <GroupName
          name={name}
          quantity={count !== null && <QuantityText value={count} unit={unitOf(request)} />}
          unread={unread.length}
        />
        <p>
          <LocalizedText of={request} field="name" />
        </p>
        {status && (
          <span>
            <RequestStatusChip status={status} label={statuses(answer ? `answer.${answer}` : `request.${status}`)} />
          </span>
        )}
      </div>
    </>
  );
}

function GroupName({ name, quantity, unread }: { name: string; quantity?: ReactNode; unread: number }) {
  const t = useTexts('notices');
  return (
    <h3>
      {name}
      {quantity && <small> {quantity}</small>}
      {unread > 0 && (
        <>
          {' '}
          {unread > 1 && <CountBadge count={unread} />}
          <VisuallyHidden>{t('unread', { count: unread, shown: formatNumber(unread) })}</VisuallyHidden>
        </>
      )}
    </h3>
  );
}
