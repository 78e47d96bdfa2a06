import { type RegulationSignerView, screenPath } from '@setu/contract';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/formats';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import { IconCircleCheck, IconClock, IconInfoCircle } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { StatusChip } from '../../ui/status/status-chip';

/** Returns whether a customer may not trade (0), may trade until a deadline (1) or may trade (2). */
const rank = ({ is_confirmed: isConfirmed, lapses_at: lapsesAt }: RegulationSignerView): number =>
  isConfirmed ? (lapsesAt === null ? 2 : 1) : 0;

/** Returns customers in display order: those who still have to sign come first, then by name. */
export const inSigningOrder = (rows: readonly RegulationSignerView[]): RegulationSignerView[] =>
  [...rows].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      companyName(one.company.short_name).localeCompare(companyName(other.company.short_name)),
  );

/** Returns whether a customer still has to sign and can be reminded of it. */
const isMissing = (row: RegulationSignerView): boolean => rank(row) < 2 && row.signed?.state !== 'unverified';

/**
 * Returns the table columns for customers: what they signed, and whether they may trade. Those who still have to sign can
 * be reminded: the button leads to the phones and addresses of their people. A phone names only a version that is not
 * the latest one.
 */
export function useSignerColumns(latest: number): Column<RegulationSignerView>[] {
  const t = useTexts('regulations');
  const isPhone = useIsPhone();
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
      cell: ({ signed }) =>
        signed && !(isPhone && signed.regulation_number === latest) ? formatNumber(signed.regulation_number) : null,
      inCard: 'named',
    },
    {
      id: 'at',
      title: t('companies.column.at'),
      cell: ({ signed }) =>
        signed && (
          <time dateTime={signed.signed_at} title={formatDateTime(signed.signed_at)}>
            {formatDate(signed.signed_at)}
          </time>
        ),
      inCard: 'named',
    },
    {
      id: 'state',
      title: t('companies.column.state'),
      cell: (row) => <SignerState row={row} />,
      inCard: 'status',
    },
    {
      id: 'remind',
      title: t('companies.column.remind'),
      cell: (row) =>
        isMissing(row) && (
          <ButtonLink size="small" to={`${screenPath('company_page', { company: row.company.id })}#work`}>
            {t('companies.remind')}
            <VisuallyHidden>{`: ${companyName(row.company.short_name)}`}</VisuallyHidden>
          </ButtonLink>
        ),
      inCard: 'line',
      isActions: true,
      width: '140px',
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
        {t(signed ? 'companies.signed' : 'companies.confirmed')}
      </StatusChip>
    );
  }
  return (
    <StatusChip tone="warning" icon={IconInfoCircle}>
      {t(signed?.state === 'unverified' ? 'companies.waits' : 'companies.notSigned')}
    </StatusChip>
  );
}
