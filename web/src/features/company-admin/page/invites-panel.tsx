import type { TeamLineView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { Column } from '../../../ui/data-table/columns';
import { DataTable } from '../../../ui/data-table/data-table';
import { IconCopy, IconSend, IconTrash } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { RowMenu } from '../../../ui/menu/row-menu';
import { Panel } from '../../../ui/panel/panel';
import { Failure } from '../../../ui/states/states';
import { roleNames, TeamPerson, TeamStatus, useInviteActions } from '../../team/public';
import { useListCompanyInvitesQuery } from '../api';

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
          empty={<Text tone="secondary">{t('invites.none')}</Text>}
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
      isActions: true,
      width: '44px',
      cell: (line) => (
        <RowMenu
          label={team('menu.label', { name: formalName(line) })}
          items={[
            ...(line.link === null
              ? []
              : [
                  {
                    ...{ id: 'copy', label: team('menu.copy'), icon: IconCopy },
                    onSelect: () => void invite.copy({ ...line, link: line.link ?? '' }),
                  },
                ]),
            {
              ...{ id: 'extend', label: team('menu.extend'), icon: IconSend },
              onSelect: () => void invite.extend.run(line),
            },
            {
              ...{ id: 'revoke', label: team('menu.revoke'), icon: IconTrash, isDanger: true, isApart: true },
              onSelect: () => void invite.revoke.run(line),
            },
          ]}
        />
      ),
    },
  ];
}
