import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { IconPlus } from '../../../ui/icon/icons';

/** Links to the form of a new card of this supplier. */
export function CreateLink({ companyId, isWide }: { companyId: string; isWide?: boolean }) {
  const t = useTexts('card-form');
  return (
    <ButtonLink icon={IconPlus} isWide={isWide} to={screenPath('product_create_page', { company: companyId })}>
      {t('actions.create')}
    </ButtonLink>
  );
}
