import { type RegulationSignerView, screenPath } from '@setu/contract';
import { formatDateTime } from '../../i18n/formats';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import { IconCircleCheck, IconClock, IconInfoCircle } from '../../ui/icon/icons';
import { StatusChip } from '../../ui/status/status-chip';

/** Returns the table columns for customers: what they signed, and whether they may trade. */
export function useSignerColumns(): Column<RegulationSignerView>[] {
  const t = useTexts('regulations');
  return [
    {
      id: 'company',
      title: t('companies.column.company'),
      cell: ({ company }) => (
        <TextLink to={`${screenPath('company_page', { company: company.id })}#signatures`}>
          {companyName(company.short_name)}
        </TextLink>
      ),
      inCard: 'title',
    },
    {
      id: 'edition',
      title: t('companies.column.edition'),
      cell: ({ signed }) => (signed ? t('editions.number', { number: signed.regulation_number }) : null),
      inCard: 'fact',
    },
    {
      id: 'at',
      title: t('companies.column.at'),
      cell: ({ signed }) => (signed ? formatDateTime(signed.signed_at) : null),
      inCard: 'fact',
    },
    {
      id: 'state',
      title: t('companies.column.state'),
      cell: (row) => <SignerState row={row} />,
      inCard: 'status',
    },
  ];
}

function SignerState({
  row: { is_confirmed: isConfirmed, lapses_at: lapsesAt, signed },
}: {
  row: RegulationSignerView;
}) {
  const t = useTexts('regulations');
  if (isConfirmed && lapsesAt !== null) {
    return (
      <StatusChip tone="warning" icon={IconClock}>
        {t('companies.until', { at: formatDateTime(lapsesAt) })}
      </StatusChip>
    );
  }
  if (isConfirmed) {
    return (
      <StatusChip tone="success" icon={IconCircleCheck}>
        {t('companies.mayTrade')}
      </StatusChip>
    );
  }
  return (
    <StatusChip tone="neutral" icon={IconInfoCircle}>
      {t(signed?.state === 'unverified' ? 'companies.waits' : 'companies.notSigned')}
    </StatusChip>
  );
}
