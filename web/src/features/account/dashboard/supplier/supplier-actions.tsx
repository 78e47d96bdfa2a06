import { screenPath } from '@setu/contract';
import { useTexts } from '../../../../i18n/use-texts';
import { useHasScreen } from '../../../../session/screens';
import { ButtonLink } from '../../../../ui/button/button';
import { IconPlus, IconUpload } from '../../../../ui/icon/icons';

interface SupplierActionsProps {
  companyId: string;
  /** True if the company has no cards yet, so adding one is the only action. */
  isFirst?: boolean;
}

/** Shows the ways to add cards: a file with many, or the form of one. */
export function SupplierActions({ companyId, isFirst = false }: SupplierActionsProps) {
  const t = useTexts('supplier-desk');
  const hasScreen = useHasScreen();
  return (
    <>
      {hasScreen('company_catalog_upload_page') && (
        <ButtonLink icon={IconUpload} to={screenPath('company_catalog_upload_page', { company: companyId })}>
          {t('actions.upload')}
        </ButtonLink>
      )}
      <ButtonLink
        tone={isFirst ? 'main' : 'line'}
        icon={IconPlus}
        to={screenPath('product_create_page', { company: companyId })}
      >
        {t('actions.add')}
      </ButtonLink>
    </>
  );
}
