import { useId } from 'react';
import { AppForm } from '../../forms/app-form';
import { useCaptcha } from '../../forms/captcha/use-captcha';
import { CaptchaField } from '../../forms/fields/captcha-field';
import { PhoneField } from '../../forms/fields/phone-field';
import { TextAreaField, TextField } from '../../forms/fields/text-field';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { usePhoneHome } from '../../session/phone-home';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { type SupportValues, useSendToSupport } from './use-send-to-support';

const schema = async () => (await import('./support-schema')).supportInput;

/** The support dialog: the sender and the message. It closes once the message is sent. */
export function SupportModal({ onClose }: ModalControls<boolean>) {
  const t = useTexts('support');
  const common = useTexts();
  const formId = useId();
  const user = useUser();
  const home = usePhoneHome();
  const captcha = useCaptcha(!user);
  const { run, isBusy } = useSendToSupport(captcha, () => onClose(true));
  const initial: SupportValues = {
    name: user ? fullName(user) : '',
    email: user?.email ?? '',
    phone: '',
    text: '',
  };
  return (
    <ModalFrame
      title={t('title')}
      size="form"
      isDismissable={false}
      closesOnEscape={!isBusy}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{common('actions.cancel')}</Button>
          <Button tone="main" type="submit" formId={formId} isBusy={isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <AppForm id={formId} schema={schema} initial={initial} onSubmit={run} ariaLabel={t('title')}>
        <TextField name="name" label={t('name')} autoComplete="name" maxLength={200} isRequired />
        <TextField name="email" type="email" label={t('email')} autoComplete="email" maxLength={254} isRequired />
        <PhoneField name="phone" home={home} label={t('phone')} isRequired />
        <TextAreaField name="text" label={t('text')} hint={t('hint')} rows={6} maxLength={5000} isRequired />
        <CaptchaField captcha={captcha} />
      </AppForm>
    </ModalFrame>
  );
}
