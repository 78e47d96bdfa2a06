import { screenPath } from '@setu/contract';
import { useTexts } from '../../../../i18n/use-texts';
import { useHasScreen } from '../../../../session/screens';
import { ButtonLink } from '../../../../ui/button/button';
import { IconPlus, IconUpload } from '../../../../ui/icon/icons';

interface SupplierActionsProps {
  companyId: string;
  /** True where adding a card is the main action. */
  isMain?: boolean;
}

/** Shows the ways to add cards: the form of one, or a file with many. */
export function SupplierActions({ companyId, isMain = false }: SupplierActionsProps) {
  const t = useTexts('supplier-desk');
  const hasScreen = useHasScreen();
  return (
    <>
      <ButtonLink
        tone={isMain ? 'main' : 'line'}
        icon={IconPlus}
        to={screenPath('product_create_page', { company: companyId })}
      >
        {t('actions.add')}
      </ButtonLink>
      {hasScreen('company_catalog_upload_page') && (
        <ButtonLink icon={IconUpload} to={screenPath('company_catalog_upload_page', { company: companyId })}>
          {t('actions.upload')}
        </ButtonLink>
      )}
    </>
  );
}
