import { lazy, Suspense } from 'react';
import { AppForm } from '../../../forms/app-form';
import { TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { Copyable } from '../../../ui/copyable/copyable';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import type { FactorAnswer, FactorKind, StartedFactor } from '../api';
import { makePasskey } from '../passkey';
import styles from '../second-factor.module.css';

// Loads only for users who set up an authenticator.
const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }));
const schema = async () => (await import('../second-factor-schemas')).addSecondFactorInput;

interface CompleteFactorProps {
  kind: FactorKind;
  started: StartedFactor;
  complete: (answer: FactorAnswer) => Promise<unknown>;
}

/** Asks for the name and for a code from the authenticator, or for the passkey. This is the last step of a setup. */
export function CompleteFactor({ kind, started, complete }: CompleteFactorProps) {
  const t = useTexts('second-factor');
  const submit = async ({ name, answer }: { name: string; answer: string }) => {
    const proof = started.passkey ? await makePasskey(started.passkey, (failure) => t(`passkey.${failure}`)) : answer;
    return complete({ kind, name, answer: proof });
  };
  return (
    <AppForm
      schema={schema}
      initial={{ kind, name: t(`name.${kind}`), answer: '' }}
      ariaLabel={t(`kind.${kind}`)}
      onSubmit={submit}
    >
      <Stack gap={4}>
        {started.totp ? <Secret {...started.totp} /> : <Text tone="secondary">{t('setup.passkeyLead')}</Text>}
        {started.totp && (
          <TextField
            name="answer"
            label={t('setup.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            isFocusedFirst
            isRequired
            maxLength={8}
          />
        )}
        <TextField
          name="name"
          label={t('setup.name')}
          hint={t('setup.nameHint')}
          isFocusedFirst={!started.totp}
          isRequired
          maxLength={60}
        />
        <div>
          <SubmitButton>{t(`setup.${kind}Action`)}</SubmitButton>
        </div>
      </Stack>
    </AppForm>
  );
}

/** Splits the secret into short groups, which wrap and are easy to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

function Secret({ secret, uri }: { secret: string; uri: string }) {
  const t = useTexts('second-factor');
  return (
    <>
      <Text tone="secondary">{t('setup.totpLead')}</Text>
      <div className={styles.qr}>
        <Suspense fallback={<Skeleton height="192px" />}>
          <QrCode text={uri} label={t('setup.qr')} />
        </Suspense>
      </div>
      <Text size={13} tone="secondary">
        {t('setup.byHand')}
      </Text>
      <div className={styles.secret}>
        <Copyable text={inGroups(secret)} />
      </div>
      <Text size={13}>
        <a className={styles.onPhone} href={uri}>
          {t('setup.onThisDevice')}
        </a>
      </Text>
    </>
  );
}
