import type { FinishedSignInView } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { FormAlert, type FormStatus } from '../../../forms/form-alert';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconDeviceMobile, IconFingerprint } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import type { FactorAnswer, FactorKind, StartedFactor } from '../api';
import { hasPasskeys } from '../passkey';
import { CompleteFactor } from '../setup/complete-factor';
import { RecoveryCodes } from '../setup/recovery-codes';
import { useFinish } from './use-finish';

interface RequiredSetupProps {
  onDone: () => void | Promise<void>;
  onBack: (why: string) => void;
}

/**
 * Sets up the second factor of a user who must have one: choice, setup, recovery codes, and then the sign-in completes.
 */
export function RequiredSetup({ onDone, onBack }: RequiredSetupProps) {
  const finish = useFinish(onBack);
  const [current, setCurrent] = useState<{ kind: FactorKind; started: StartedFactor }>();
  const [finished, setFinished] = useState<FinishedSignInView>();
  if (finished?.recovery_codes) {
    return <RecoveryCodes codes={finished.recovery_codes} onDone={onDone} />;
  }
  if (current === undefined) {
    return (
      <ChooseKind
        begin={async (kind) => {
          const started = await finish({ setup: { kind } });
          if (started) setCurrent({ kind, started });
        }}
      />
    );
  }
  const complete = async (setup: FactorAnswer) => {
    const done = await finish({ setup });
    if (done) setFinished(done);
  };
  return <CompleteFactor {...current} complete={complete} />;
}

function ChooseKind({ begin }: { begin: (kind: FactorKind) => Promise<void> }) {
  const t = useTexts('second-factor');
  const [busy, setBusy] = useState<FactorKind>();
  const [status, setStatus] = useState<FormStatus>();
  const choose = async (kind: FactorKind) => {
    setBusy(kind);
    try {
      await begin(kind);
    } catch (error) {
      const problem = toProblem(error);
      setStatus({ text: problemText(problem), requestId: problem.requestId });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Stack gap={3}>
      <FormAlert status={status} />
      <Text tone="secondary">{t('required.lead')}</Text>
      <Button
        tone="main"
        size="large"
        isWide
        icon={IconDeviceMobile}
        isBusy={busy === 'totp'}
        onClick={() => void choose('totp')}
      >
        {t('kind.totp')}
      </Button>
      {hasPasskeys() && (
        <Button
          size="large"
          isWide
          icon={IconFingerprint}
          isBusy={busy === 'passkey'}
          onClick={() => void choose('passkey')}
        >
          {t('kind.passkey')}
        </Button>
      )}
    </Stack>
  );
}
