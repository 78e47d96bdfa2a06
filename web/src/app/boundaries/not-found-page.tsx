import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { SupportButton } from '../../kit/support/support-button';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/page/page';
import { NotFound } from '../../ui/states/states';
import { ownPlace } from './refusal';

/** The page for an unknown address, inside the shell. Signed-in users go on at their dashboard. */
export function NotFoundPage() {
  const t = useTexts();
  const user = useUser();
  const { id, screen } = ownPlace(user);
  const toCatalogue = (
    <ButtonLink to={screenPath('category_index')} tone={user ? 'line' : 'main'}>
      {t('states.toCatalogue')}
    </ButtonLink>
  );
  return (
    <Page title={t('states.notFoundTitle')}>
      <NotFound
        action={
          <>
            {user && (
              // The banner above has the main button of a company that has not signed the regulation.
              <ButtonLink
                to={screenPath('my_account_page')}
                tone={user.company.type === 'customer' && !user.company.is_commerce_allowed ? 'line' : 'main'}
              >
                {t('states.toDashboard')}
              </ButtonLink>
            )}
            {user && id !== 'home' && <ButtonLink to={screenPath(screen)}>{t('nav.requests')}</ButtonLink>}
            {toCatalogue}
            {!user && <ButtonLink to={screenPath('index')}>{t('states.toHome')}</ButtonLink>}
            <SupportButton />
          </>
        }
      />
    </Page>
  );
}
