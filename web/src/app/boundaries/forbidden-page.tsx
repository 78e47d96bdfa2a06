import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { registrationReader } from '../../kit/registration/registration-reader';
import { RegistrationSteps } from '../../kit/registration/registration-steps';
import { SupportButton } from '../../kit/support/support-button';
import type { Access } from '../../session/access';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/page/page';
import { Forbidden } from '../../ui/states/states';
import { ownPlace, refusalOf, refusedReader } from './refusal';

/**
 * The page shown instead of a screen that the account may not open. It says who may open the screen and what the user
 * can do, and links to the user's own home screen.
 */
export function ForbiddenPage({ access }: { access: Access }) {
  const t = useTexts('access');
  const common = useTexts();
  const user = useUser();
  const refusal = refusalOf(access, user);
  const { id, screen } = ownPlace(user);
  const isRegistration = refusal === 'registration';
  const reader = registrationReader(user);
  const title = isRegistration ? t(`registration.title.${reader}`) : common('states.forbiddenTitle');
  const maySign = isRegistration && reader === 'signer';
  return (
    <Page title={title}>
      <Forbidden
        title={title}
        action={
          <>
            {maySign && (
              <ButtonLink tone="main" to={screenPath('regulation_sign')}>
                {t('registration.toSign')}
              </ButtonLink>
            )}
            <ButtonLink tone={maySign ? 'line' : 'main'} to={screenPath(screen)}>
              {t(`forbidden.to.${id}`)}
            </ButtonLink>
            <ButtonLink to={screenPath('category_index')}>{common('states.toCatalogue')}</ButtonLink>
            <SupportButton />
          </>
        }
      >
        {isRegistration ? <RegistrationSteps /> : t(`forbidden.${refusal}.${refusedReader(user)}`)}
      </Forbidden>
    </Page>
  );
}
