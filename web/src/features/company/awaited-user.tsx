import type { CompanyView } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { IconMail } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';

/** Says to the broker that the supplier's first user has not joined yet, and where the invitation was sent. */
export function AwaitedUser({ email, valid_for: term }: Required<CompanyView>['awaited_user']) {
  const t = useTexts('company');
  const isValid = new Date(term) > new Date();
  return (
    <Callout tone="spark" icon={IconMail} title={t('awaited.title')}>
      {t(isValid ? 'awaited.text' : 'awaited.expired', { email, date: formatDate(term) })}
    </Callout>
  );
}
