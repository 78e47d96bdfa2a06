import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';

/** Asks visitors whether they sell, with the link to the application. Companies in India do not register themselves. */
export function BecomeSupplier() {
  const t = useTexts();
  return (
    <>
      {t('shell.sellQuestion')}{' '}
      <TextLink to={screenPath('supplier_application_create_page')}>{t('shell.becomeSupplier')}</TextLink>
    </>
  );
}
