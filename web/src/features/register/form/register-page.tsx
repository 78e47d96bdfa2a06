import { type CertificateFacts, screenPath } from '@setu/contract';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toProblem } from '../../../api/problem';
import { useCaptcha } from '../../../forms/captcha/use-captcha';
import { CaptchaField } from '../../../forms/fields/captcha-field';
import { type FormStep, StepForm } from '../../../forms/steps/step-form';
import { useTexts } from '../../../i18n/use-texts';
import { BecomeSupplier } from '../../../kit/registration/become-supplier';
import { deviceDrafts } from '../../../lib/stored-draft';
import { TextLink } from '../../../ui/button/text-link';
import { Columns } from '../../../ui/layout/layout';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { useCreateRegistrationMutation } from '../api';
import { useStages } from '../stages';
import { emptyRegistration, savedAs, type TypedRegistration } from '../typed-registration';
import { CertAside } from './cert-aside';
import { CertStage } from './cert-stage';
import { filledFromCertificate } from './filled-from-certificate';
import { RegisterAside } from './register-aside';
import { useCertificate } from './use-certificate';

const certSchema = async () => (await import('../registration-schemas')).registrationCert;

/** Returns the loader of the form's schema, which also checks the certificate if one is chosen. */
const formSchema = (facts: CertificateFacts | undefined) => async () => {
  const { registrationForm, registrationFormWith } = await import('../registration-schemas');
  return facts ? registrationFormWith(facts) : registrationForm;
};

// The form is most of the page's code. It loads while the user chooses a certificate.
const FormStage = lazy(async () => ({ default: (await import('./form-stage')).FormStage }));

interface Chosen {
  certificate: string;
}

/**
 * Asks how the company will sign, then for the company's data. The code and the regulation follow on their own pages.
 */
export function Component() {
  const t = useTexts('register');
  const [cert, form, ...after] = useStages();
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const certificate = useCertificate();
  const { facts } = certificate;
  const [params] = useSearchParams();
  const schema = useMemo(() => formSchema(facts), [facts]);
  const [send] = useCreateRegistrationMutation();
  const register = async (values: object) => {
    try {
      const answer = await captcha.answer();
      const proof = await certificate.prove();
      const typed = values as TypedRegistration & { without_cert: boolean };
      const { id } = await send({ ...typed, certificate: proof, 'g-recaptcha-response': answer }).unwrap();
      navigate(screenPath('registration_code_page', { registrationRequest: id }), { state: { saved: true } });
    } catch (error) {
      if (captcha.round > 0 || toProblem(error).needsCaptcha) captcha.requireAnswer();
      throw error;
    }
  };
  const steps: FormStep[] = [
    {
      id: cert?.id ?? '',
      title: cert?.title ?? '',
      heading: t('cert.heading'),
      lead: t('cert.lead'),
      schema: certSchema,
      initial: { without_cert: false, certificate: '' },
      content: <CertStage search={certificate.search} />,
      isReady: (chosen) => (chosen as Chosen).certificate !== '',
      otherWay: {
        ...{ label: t('cert.without'), note: t('cert.withoutNote') },
        values: { without_cert: true, certificate: '' },
      },
      onLeave: async (chosen) => certificate.choose((chosen as Chosen).certificate),
    },
    {
      id: form?.id ?? '',
      title: form?.title ?? '',
      lead: t('form.lead'),
      schema,
      initial: emptyRegistration,
      filled: (typed, chosen) => {
        const facts = certificate.factsOf((chosen as Chosen).certificate);
        return facts ? filledFromCertificate(typed as typeof emptyRegistration, facts) : typed;
      },
      secrets: ['user.password', 'user.confirmation_password', 'processing_condition_agreed'],
      content: (
        <>
          <Suspense fallback={<SkeletonText lines={12} />}>
            <FormStage certificate={facts} />
          </Suspense>
          <CaptchaField captcha={captcha} />
        </>
      ),
    },
  ];
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('title')}
        meta={[
          { text: t('lead') },
          {
            text: (
              <>
                {t('aside.known')} <TextLink to={screenPath('fos_user_security_login')}>{t('aside.signIn')}</TextLink>
              </>
            ),
          },
          { text: <BecomeSupplier /> },
        ]}
      />
      <Columns>
        <StepForm
          steps={steps}
          after={after}
          areShort
          action={t('form.action')}
          onSubmit={register}
          savedAs={savedAs}
          drafts={deviceDrafts}
          state={t('form.kept')}
        />
        {params.get('step') === form?.id ? <RegisterAside /> : <CertAside />}
      </Columns>
    </Page>
  );
}
