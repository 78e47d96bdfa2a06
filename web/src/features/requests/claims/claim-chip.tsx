import { useTexts } from '../../../i18n/use-texts';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { StatusChip } from '../../../ui/status/status-chip';

/** Marks a request with an open claim. */
export function ClaimChip() {
  const t = useTexts('requests');
  return (
    <StatusChip tone="danger" icon={IconAlertTriangle}>
      {t('claim.chip')}
    </StatusChip>
  );
}
