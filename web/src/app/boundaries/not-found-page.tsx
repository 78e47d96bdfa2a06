import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/page/page';
import { NotFound } from '../../ui/states/states';
import { SupportButton } from '../support/support-button';

/** The page for an unknown address, inside the shell. */
export function NotFoundPage() {
  const t = useTexts();
  return (
    <Page title={t('states.notFoundTitle')}>
      <NotFound
        action={
          <>
            <ButtonLink to={screenPath('category_index')} tone="main">
              {t('states.toCatalogue')}
            </ButtonLink>
            <ButtonLink to={screenPath('index')}>{t('states.toHome')}</ButtonLink>
            <SupportButton />
          </>
        }
      />
    </Page>
  );
}
