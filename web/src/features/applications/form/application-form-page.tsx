import { type ApplicationSavedView, screenPath } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCaptcha } from '../../../forms/captcha/use-captcha';
import { StepForm } from '../../../forms/steps/step-form';
import { useTexts } from '../../../i18n/use-texts';
import { deviceDrafts } from '../../../lib/stored-draft';
import { useUser } from '../../../session/use-session';
import { Columns, Stack } from '../../../ui/layout/layout';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { ApplicationAside, AtHand } from './application-aside';
import { savedAs, type TypedApplication } from './typed-application';
import { useApplicationSteps } from './use-application-steps';
import { useSendApplication } from './use-send-application';

// Shown only once, at the end.
const SentApplication = lazy(async () => ({ default: (await import('./sent-application')).SentApplication }));

interface Sent extends ApplicationSavedView {
  email: string;
}

/**
 * Shows the form for a supplier's application in steps, each checked separately. After sending, shows the application's
 * number.
 */
export function Component() {
  const t = useTexts('applications');
  const navigate = useNavigate();
  const user = useUser();
  const isPhone = useIsPhone();
  const captcha = useCaptcha(!user);
  const steps = useApplicationSteps(captcha);
  const [sent, setSent] = useState<Sent>();
  const { run } = useSendApplication(captcha, async (saved, { email }) => {
    deviceDrafts.drop(`${savedAs.form}-${savedAs.person}`);
    await navigate(screenPath('supplier_application_create_page'), { replace: true, state: { saved: true } });
    setSent({ ...saved, email });
  });
  return (
    <Page title={t('form.title')}>
      <Breadcrumbs crumbs={[{ label: t('form.home'), to: screenPath('index') }, { label: t('form.title') }]} />
      {sent ? (
        <Suspense>
          <SentApplication application={sent} email={sent.email} />
        </Suspense>
      ) : (
        <>
          <PageHeader title={t('form.title')} meta={[{ text: t('form.lead') }]} />
          <Columns>
            <Stack gap={4}>
              {/* On a phone the list of what to prepare would follow the last step. */}
              {isPhone && <AtHand />}
              <StepForm
                steps={steps}
                action={t('form.action')}
                onSubmit={(values) => run(values as TypedApplication)}
                look="folded"
                state={t('form.kept')}
                savedAs={savedAs}
                drafts={deviceDrafts}
              />
            </Stack>
            <ApplicationAside hasAtHand={!isPhone} />
          </Columns>
        </>
      )}
    </Page>
  );
}
