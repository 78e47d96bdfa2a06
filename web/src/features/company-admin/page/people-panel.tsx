import type { CompanyView, TeamLineView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { formalName } from '../../../i18n/names';
import { formatRelative } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import type { Column } from '../../../ui/data-table/columns';
import { DataTable } from '../../../ui/data-table/data-table';
import { IconPencil, IconTrash } from '../../../ui/icon/icons';
import { RowMenu } from '../../../ui/menu/row-menu';
import { Panel } from '../../../ui/panel/panel';
import { EmptyState, Failure } from '../../../ui/states/states';
import { roleNames, TeamPerson, TeamStatus, useRemovePerson } from '../../team/public';
import { useListCompanyUsersQuery } from '../api';
import { useEditPerson } from './use-edit-person';

/** Lists the company's users with roles, access and actions. */
export function PeoplePanel({ company: { id, type } }: { company: CompanyView['company'] }) {
  const t = useTexts('company-admin');
  const { data, isError, refetch } = useListCompanyUsersQuery(id);
  const columns = usePersonColumns({ id, type });
  const active = data?.list.filter(({ status }) => status === 'active').length ?? 0;
  const shown = data && data.total > data.list.length;
  return (
    <Panel
      title={t('people.title')}
      isPadded={false}
      aside={data && t(shown ? 'people.first' : 'people.of', { total: data.total, active, count: data.list.length })}
    >
      {isError ? (
        <Failure title={t('people.failed')} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={t('people.title')}
          columns={columns}
          rows={data?.list}
          rowId={({ id: line }) => line}
          rowName={formalName}
          skeletonRows={3}
          empty={<EmptyState title={t('people.none')} />}
        />
      )}
    </Panel>
  );
}

function usePersonColumns(company: Pick<CompanyView['company'], 'id' | 'type'>): Column<TeamLineView>[] {
  const t = useTexts('company-admin');
  const team = useTexts('team');
  const common = useTexts();
  const edit = useEditPerson(company);
  const remove = useRemovePerson();
  return [
    {
      id: 'name',
      title: team('columns.name'),
      inCard: 'title',
      cell: (line) => <TeamPerson person={line} note={line.email} aside={line.is_self && team('list.self')} />,
    },
    { id: 'roles', title: team('columns.roles'), cell: ({ roles }) => roleNames(roles, team) },
    {
      id: 'status',
      title: team('columns.status'),
      inCard: 'status',
      width: '132px',
      cell: ({ status }) => <TeamStatus status={status} />,
    },
    {
      id: 'seen',
      title: t('people.seen'),
      inCard: 'named',
      cell: ({ last_seen_at: at }) =>
        at === null ? (
          t('people.never')
        ) : (
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelative(at)}
          </time>
        ),
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
            { id: 'edit', label: common('actions.edit'), icon: IconPencil, onSelect: () => void edit.run(line.id) },
            ...(line.is_self
              ? []
              : [
                  {
                    ...{ id: 'remove', label: team('menu.remove'), icon: IconTrash, isDanger: true, isApart: true },
                    onSelect: () => void remove.run(line),
                  },
                ]),
          ]}
        />
      ),
    },
  ];
}
