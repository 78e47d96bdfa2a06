import { type ApplicationView, screenPath } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconBuildingStore } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';

/** Shows the supplier created from the application. Of a completed application, it can still be created. */
export function MadeSupplier({ view: { application, company } }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const user = useUser();
  if (company) {
    return (
      <Callout
        tone="success"
        icon={IconBuildingStore}
        title={t('made.title')}
        action={<ButtonLink to={screenPath('company_page', { company: company.id })}>{t('made.action')}</ButtonLink>}
      >
        {companyName(company.short_name)}
      </Callout>
    );
  }
  if (application.status !== 'completed' || !hasPermission(user, 'supplier_create')) return null;
  return (
    <Callout
      icon={IconBuildingStore}
      title={t('made.next')}
      action={
        <ButtonLink to={screenPath('supplier_create_page', { 'supp-app-id': application.id })}>
          {t('made.create')}
        </ButtonLink>
      }
    >
      {t('made.text', { email: application.email })}
    </Callout>
  );
}
