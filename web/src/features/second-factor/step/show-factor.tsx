import type { SecondStepView } from '@setu/contract';
import { useState } from 'react';
import { isProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { AppForm } from '../../../forms/app-form';
import { TextField } from '../../../forms/fields/text-field';
import { FormAlert } from '../../../forms/form-alert';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-link';
import { IconFingerprint } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { hasPasskeys, showPasskey } from '../passkey';
import { useFinish } from './use-finish';

const schema = async () => (await import('../second-factor-schemas')).finishSignInInput;

interface ShowFactorProps {
  step: SecondStepView;
  onDone: () => void | Promise<void>;
  onBack: (why: string) => void;
}

/** Asks for an authenticator code, a recovery code or a passkey, depending on the user's factors. */
export function ShowFactor({ step, onDone, onBack }: ShowFactorProps) {
  const t = useTexts('second-factor');
  const finish = useFinish(onBack);
  const goOn = async (input: Parameters<typeof finish>[0]) => {
    const finished = await finish(input);
    if (finished?.route) await onDone();
  };
  return (
    <>
      {step.passkey && hasPasskeys() && (
        <PasskeyButton
          isOnly={!step.code}
          show={async () => {
            if (!step.passkey) return;
            const assertion = await showPasskey(step.passkey, (failure) => t(`passkey.${failure}`));
            await goOn({ assertion });
          }}
        />
      )}
      {step.code && <CodeForm send={(code) => goOn({ code })} />}
      {!step.code && !hasPasskeys() && <Text>{t('step.noPasskeys')}</Text>}
    </>
  );
}

function PasskeyButton({ isOnly, show }: { isOnly: boolean; show: () => Promise<void> }) {
  const t = useTexts('second-factor');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await show();
    } catch (error) {
      if (!isProblem(error)) throw error;
      setFailure(error.fields ? Object.values(error.fields).join(' ') : problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormAlert status={failure === undefined ? undefined : { text: failure }} />
      <Text tone="secondary">{t('step.passkeyLead')}</Text>
      <Button
        tone={isOnly ? 'main' : 'line'}
        size="large"
        isWide
        icon={IconFingerprint}
        isBusy={isBusy}
        autoFocus={isOnly}
        onClick={() => void press()}
      >
        {t('step.passkey')}
      </Button>
    </>
  );
}

function CodeForm({ send }: { send: (code: string) => Promise<void> }) {
  const t = useTexts('second-factor');
  const [isRecovery, setRecovery] = useState(false);
  const kind = isRecovery ? 'recovery' : 'code';
  return (
    <>
      <AppForm
        key={kind}
        schema={schema}
        initial={{ code: '' }}
        ariaLabel={t('step.title')}
        onSubmit={({ code }) => send(code)}
      >
        <TextField
          name="code"
          label={t(`step.${kind}`)}
          hint={t(`step.${kind}Hint`)}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          isFocusedFirst
          isRequired
          maxLength={isRecovery ? 40 : 8}
        />
        <SubmitButton size="large" isWide>
          {t('step.action')}
        </SubmitButton>
      </AppForm>
      <Text size={13}>
        <TextButton onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'step.toCode' : 'step.toRecovery')}
        </TextButton>
      </Text>
    </>
  );
}
