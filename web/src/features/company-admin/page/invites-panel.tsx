import type { TeamLineView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { IconButton } from '../../../ui/button/icon-button';
import type { Column } from '../../../ui/data-table/columns';
import { DataTable } from '../../../ui/data-table/data-table';
import { IconCopy, IconSend, IconTrash } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { Failure } from '../../../ui/states/states';
import { roleNames, TeamPerson, TeamStatus, useInviteActions } from '../../team/public';
import { useListCompanyInvitesQuery } from '../api';
import styles from '../company-admin.module.css';

/** Lists the company's pending invitations, when they expire, and what can be done with them. */
export function InvitesPanel({ companyId }: { companyId: string }) {
  const t = useTexts('company-admin');
  const { data, isError, refetch } = useListCompanyInvitesQuery(companyId);
  const columns = useInviteColumns();
  return (
    <Panel title={t('invites.title')} isPadded={false} aside={data?.total}>
      {isError ? (
        <Failure title={t('invites.failed')} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={t('invites.title')}
          columns={columns}
          rows={data?.list}
          rowId={({ id }) => id}
          rowName={formalName}
          skeletonRows={1}
          empty={
            <div className={styles.none}>
              <Text tone="secondary">{t('invites.none')}</Text>
            </div>
          }
        />
      )}
    </Panel>
  );
}

function useInviteColumns(): Column<TeamLineView>[] {
  const t = useTexts('company-admin');
  const team = useTexts('team');
  const invite = useInviteActions();
  return [
    {
      id: 'name',
      title: team('columns.name'),
      inCard: 'title',
      cell: (line) => <TeamPerson person={line} note={line.email} isInvite />,
    },
    { id: 'roles', title: team('columns.roles'), cell: ({ roles }) => roleNames(roles, team) },
    {
      id: 'status',
      title: team('columns.status'),
      inCard: 'status',
      width: '132px',
      cell: ({ status, valid_for: validFor }) => <TeamStatus status={status} validFor={validFor} />,
    },
    {
      id: 'until',
      title: t('invites.until'),
      inCard: 'named',
      cell: ({ valid_for: validFor }) => validFor && <time dateTime={validFor}>{formatDate(validFor)}</time>,
    },
    {
      id: 'actions',
      title: team('columns.actions'),
      // Below the facts, where the buttons do not cover a long email.
      inCard: 'line',
      isActions: true,
      width: '132px',
      cell: (line) => (
        <Row gap={2} wrap={false} justify="flex-end">
          {line.link !== null && (
            <IconButton
              icon={IconCopy}
              size={18}
              label={t('invites.copy', { name: formalName(line) })}
              onClick={() => void invite.copy({ ...line, link: line.link ?? '' })}
            />
          )}
          <IconButton
            icon={IconSend}
            size={18}
            label={t('invites.extendOf', { name: formalName(line) })}
            onClick={() => void invite.extend.run(line)}
          />
          <IconButton
            icon={IconTrash}
            size={18}
            label={t('invites.revoke', { name: formalName(line) })}
            onClick={() => void invite.revoke.run(line)}
          />
        </Row>
      ),
    },
  ];
}
