import type { CompanyType } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { IconCircleCheck, IconClock, IconLock } from '../../../ui/icon/icons';
import { StatusChip } from '../../../ui/status/status-chip';

interface CompanyStateProps {
  company: { active: boolean; is_commerce_allowed: boolean | null };
  type: CompanyType;
}

/** Returns whether nothing is wrong with a company: it is open and, if it is a customer, may trade. */
export const isPlain = (
  { active, is_commerce_allowed: mayTrade }: CompanyStateProps['company'],
  type: CompanyType,
): boolean => active && !(type === 'customer' && mayTrade === false);

/** Shows a company's status to the broker: locked or, for a customer, whether it may trade. */
export function CompanyState({ company, type }: CompanyStateProps) {
  const t = useTexts('companies');
  if (!company.active) {
    return (
      <StatusChip tone="danger" icon={IconLock}>
        {t('state.locked')}
      </StatusChip>
    );
  }
  if (type === 'customer' && company.is_commerce_allowed === false) {
    return (
      <StatusChip tone="warning" icon={IconClock}>
        {t('state.unsigned')}
      </StatusChip>
    );
  }
  return (
    <StatusChip tone="success" icon={IconCircleCheck}>
      {t(type === 'customer' ? 'state.trades' : 'state.active')}
    </StatusChip>
  );
}
