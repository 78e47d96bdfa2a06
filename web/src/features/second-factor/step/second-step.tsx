import type { SecondStepView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { TextButton } from '../../../ui/button/text-link';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { RequiredSetup } from './required-setup';
import { ShowFactor } from './show-factor';

interface SecondStepProps {
  step: SecondStepView;
  onDone: () => void | Promise<void>;
  /** Returns to the password, with a reason if it has to be entered again. */
  onBack: (why?: string) => void;
}

/**
 * Shows the step after the correct password: a code or passkey, or the setup of a factor for broker users who must have
 * one.
 */
export function SecondStep({ step, onDone, onBack }: SecondStepProps) {
  const t = useTexts('second-factor');
  return (
    <Stack gap={4}>
      <div role="status">
        <Text as="h2" size={16} isStrong>
          {t(step.setup ? 'panel.title' : 'step.title')}
        </Text>
        {!step.setup && <Text tone="secondary">{t('step.lead')}</Text>}
      </div>
      {step.setup ? (
        <RequiredSetup onDone={onDone} onBack={onBack} />
      ) : (
        <ShowFactor step={step} onDone={onDone} onBack={onBack} />
      )}
      <Text size={13}>
        <TextButton onClick={() => onBack()}>{t('step.back')}</TextButton>
      </Text>
    </Stack>
  );
}
