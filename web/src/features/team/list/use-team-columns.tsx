import type { TeamLineView } from '@setu/contract';
import { useLocation } from 'react-router';
import { formatDate, formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { formatRelative } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { TextButton } from '../../../ui/button/text-link';
import type { Column } from '../../../ui/data-table/columns';
import { fromHere } from '../../../ui/page/back-link';
import { useInviteActions } from '../invite/use-invite-actions';
import { roleNames } from '../role-names';
import styles from '../team.module.css';
import { TeamPerson } from '../team-person';
import { isOver, TeamStatus } from '../team-status';
import { lineHref } from './line-href';
import { LineMenu } from './line-menu';

/** A visit in the last minutes is shown as being online. */
const nowMs = 120_000;

/** Says who acts for an absent colleague, and until when. */
function ActsFor({ substitute }: { substitute: NonNullable<TeamLineView['substitute']> }) {
  const t = useTexts('team');
  return t('list.actsFor', { name: fullName(substitute), day: formatDate(substitute.until) });
}

/** Returns the columns of the team: name, role, contact, status, last visit. */
export function useTeamColumns(mayInvite: boolean): Column<TeamLineView>[] {
  const t = useTexts('team');
  const location = useLocation();
  const invite = useInviteActions();
  const lastVisit = (line: TeamLineView) => {
    const { valid_for: term, last_seen_at: at, status } = line;
    if (term !== null && !isOver(term))
      return t('list.until', { sent: formatDate(line.created_at), date: formatDate(term) });
    if (term !== null)
      return (
        <>
          {t('list.expired', { date: formatDate(term) })}{' '}
          {mayInvite && (
            <span className={styles.again}>
              <TextButton onClick={() => void invite.extend.run(line)}>{t('menu.extend')}</TextButton>
            </span>
          )}
        </>
      );
    if (at === null) return status === 'active' ? t('list.never') : null;
    return (
      <time dateTime={at} title={formatDateTime(at)}>
        {Date.now() - Date.parse(at) < nowMs ? t('list.now') : formatRelative(at)}
      </time>
    );
  };
  return [
    {
      id: 'name',
      title: t('columns.name'),
      sortKey: 'name',
      inCard: 'title',
      cell: (line) => (
        <TeamPerson
          person={line}
          to={lineHref(line, mayInvite) ?? undefined}
          state={fromHere(location)}
          aside={line.is_self && t('list.self')}
          note={line.substitute && <ActsFor substitute={line.substitute} />}
          isInvite={line.kind === 'invite'}
          isDeleted={line.status === 'deleted'}
        />
      ),
    },
    {
      id: 'roles',
      width: '20%',
      title: t('columns.roles'),
      sortKey: 'roles',
      cell: ({ roles, status }) => (
        <span className={status === 'deleted' ? styles.gone : undefined}>{roleNames(roles, t)}</span>
      ),
    },
    {
      id: 'email',
      title: t('columns.email'),
      sortKey: 'email',
      cell: ({ email, status }) => (
        <span className={status === 'deleted' ? `${styles.email} ${styles.gone}` : styles.email}>{email}</span>
      ),
    },
    {
      id: 'status',
      title: t('columns.status'),
      sortKey: 'status',
      inCard: 'status',
      width: '140px',
      cell: ({ status, valid_for: validFor }) => <TeamStatus status={status} validFor={validFor} />,
    },
    { id: 'seen', title: t('columns.seen'), cell: lastVisit },
    ...(mayInvite
      ? [
          {
            id: 'menu',
            title: t('columns.actions'),
            isActions: true,
            width: '56px',
            cell: (line: TeamLineView) => <LineMenu line={line} />,
          },
        ]
      : []),
  ];
}
