import { screenPath } from '@setu/contract';
import { useNavigate } from 'react-router';
import { toProblem } from '../../../api/problem';
import { useCaptcha } from '../../../forms/captcha/use-captcha';
import { CaptchaField } from '../../../forms/fields/captcha-field';
import { type FormStep, StepForm } from '../../../forms/steps/step-form';
import { useTexts } from '../../../i18n/use-texts';
import { deviceDrafts } from '../../../lib/kept-draft';
import { Columns } from '../../../ui/layout/layout';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { useCreateRegistrationMutation } from '../api';
import { useStages } from '../stages';
import { emptyRegistration, keptAs, type TypedRegistration } from '../typed-registration';
import { CertStage } from './cert-stage';
import { FormStage } from './form-stage';
import { RegisterAside } from './register-aside';

const certSchema = async () => (await import('../registration-schemas')).registrationCert;
const formSchema = async () => (await import('../registration-schemas')).registrationForm;

/** How the company will sign, then what it says of itself; the code and the regulation come after, on their own pages. */
export function Component() {
  const t = useTexts('register');
  const [cert, form, ...after] = useStages();
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [send] = useCreateRegistrationMutation();
  const register = async (values: object) => {
    try {
      const answer = await captcha.answer();
      const typed = values as TypedRegistration & { without_cert: boolean };
      const { id } = await send({ ...typed, 'g-recaptcha-response': answer }).unwrap();
      navigate(screenPath('registration_code_page', { registrationRequest: id }), { state: { saved: true } });
    } catch (error) {
      if (captcha.round > 0 || toProblem(error).needsCaptcha) captcha.ask();
      throw error;
    }
  };
  const steps: FormStep[] = [
    {
      id: cert?.id ?? '',
      title: cert?.title ?? '',
      lead: t('cert.lead'),
      schema: certSchema,
      initial: { without_cert: true },
      content: <CertStage />,
      next: t('cert.without'),
    },
    {
      id: form?.id ?? '',
      title: form?.title ?? '',
      lead: t('form.lead'),
      schema: formSchema,
      initial: emptyRegistration,
      secrets: ['user.password', 'user.confirmation_password', 'processing_condition_agreed'],
      content: (
        <>
          <FormStage />
          <CaptchaField captcha={captcha} />
        </>
      ),
    },
  ];
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} meta={[{ text: t('lead') }]} />
      <Columns>
        <StepForm
          steps={steps}
          after={after}
          action={t('form.action')}
          onSubmit={register}
          keptAs={keptAs}
          drafts={deviceDrafts}
          state={t('form.kept')}
        />
        <RegisterAside />
      </Columns>
    </Page>
  );
}
