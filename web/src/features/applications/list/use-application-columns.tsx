import { type ApplicationRowView, screenPath } from '@setu/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatDate, formatDateTime } from '../../../i18n/formats';
import { companyName, shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { NumberCell, RowAct, TermAct, TwoLines } from '../../../ui/data-table/cells';
import type { Column } from '../../../ui/data-table/columns';
import { VisuallyHidden } from '../../../ui/layout/text';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { fromHere } from '../../../ui/page/back-link';
import { ApplicationChip } from '../application-chip';
import { AnswerClock } from './answer-clock';
import { StartButton } from './start-button';

const isOpen = ({ status }: Pick<ApplicationRowView, 'status'>): boolean => status === 'new' || status === 'in_work';

/** Shortens a full name of two words, as the other lists do. */
function initialed(fullName: string): string {
  const [name = '', ...surname] = fullName.split(' ');
  return shortName({ name, surname: surname.join(' ') });
}

/** Returns the columns of the list from left to right. The first row that waits for the reader has the filled button. */
export function useApplicationColumns(rows: readonly ApplicationRowView[] | undefined): Column<ApplicationRowView>[] {
  const t = useTexts('applications');
  const location = useLocation();
  const firstId = rows?.find(({ is_mine: isMine }) => isMine)?.id;
  const isPhone = useIsPhone();
  const actOf = (row: ApplicationRowView): ReactNode => {
    const { id, numeric_hash: number, status, is_mine: isMine } = row;
    if (!isMine || !isOpen(row)) return null;
    const tone = id === firstId ? 'main' : 'line';
    return (
      <RowAct>
        {status === 'new' ? (
          <StartButton application={row} tone={tone} />
        ) : (
          <ButtonLink
            to={screenPath('supplier_application_page', { application: id })}
            state={fromHere(location)}
            tone={tone}
            size="small"
          >
            {t('list.decide')}
            <VisuallyHidden>{` ${number}`}</VisuallyHidden>
          </ButtonLink>
        )}
      </RowAct>
    );
  };
  return [
    {
      id: 'number',
      title: t('columns.number'),
      sortKey: 'numeric_hash',
      inCard: 'title',
      width: '110px',
      cell: ({ id, numeric_hash: number }) => (
        <NumberCell to={screenPath('supplier_application_page', { application: id })} state={fromHere(location)}>
          {number}
        </NumberCell>
      ),
    },
    {
      id: 'company',
      title: t('columns.company'),
      sortKey: 'company_name',
      inCard: 'name',
      cell: ({ company_name: name, address }) => <TwoLines title={companyName(name)} note={address} />,
    },
    {
      id: 'manager',
      title: t('columns.manager'),
      sortKey: 'manager',
      cell: ({ status, broker_manager: manager }) =>
        manager ? initialed(manager.name) : isOpen({ status }) ? t('list.nobody') : null,
    },
    {
      id: 'status',
      title: t('columns.status'),
      sortKey: 'status',
      inCard: 'status',
      cell: ({ status, is_declined: isDeclined }) => <ApplicationChip status={status} isDeclined={isDeclined} />,
    },
    {
      id: 'age',
      title: t('columns.age'),
      sortKey: 'due_at',
      inCard: 'line',
      cell: (row) => {
        if (!isOpen(row)) return null;
        const act = isPhone && actOf(row);
        return act ? <TermAct term={<AnswerClock of={row} />}>{act}</TermAct> : <AnswerClock of={row} />;
      },
    },
    {
      id: 'act',
      title: t('columns.act'),
      inCard: 'line',
      cell: (row) => {
        // A card on a phone has the button beside the term, and names the manager among its facts.
        if (isPhone || !isOpen(row)) return null;
        const { broker_manager: manager } = row;
        return actOf(row) ?? (manager && <span data-wide>{t('list.with', { name: initialed(manager.name) })}</span>);
      },
    },
    {
      id: 'created',
      title: t('columns.created'),
      sortKey: 'created_at',
      inCard: 'named',
      cell: ({ created_at: at }) => (
        <time dateTime={at} title={formatDateTime(at)}>
          {formatDate(at)}
        </time>
      ),
    },
  ];
}
