import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/page/page';
import { NotFound } from '../../ui/states/states';

/** An unknown company, or one this viewer does not see. */
export function MissingCompany() {
  const t = useTexts('company');
  return (
    <Page title={t('missing.title')}>
      <NotFound
        title={t('missing.title')}
        action={
          <ButtonLink tone="main" to={screenPath('category_index')}>
            {t('missing.toCatalogue')}
          </ButtonLink>
        }
      >
        {t('missing.text')}
      </NotFound>
    </Page>
  );
}
