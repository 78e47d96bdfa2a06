import { problemText } from '../api/problem-text';
import { askToSignIn } from '../api/sign-in-again';
import { formatDateTime, formatTime } from '../i18n/formats';
import { useTexts } from '../i18n/use-texts';
import { reloadPage } from '../lib/page';
import { Button } from '../ui/button/button';
import { TextButton } from '../ui/button/text-link';
import { IconAlertTriangle } from '../ui/icon/icons';
import { Row } from '../ui/layout/layout';
import { Text } from '../ui/layout/text';
import { Callout } from '../ui/panel/callout';
import type { Autosave, AutosaveState } from './use-autosave';

interface AutosaveStatusProps {
  state: AutosaveState;
  /** The time of the last save of an earlier visit. */
  savedBefore?: string | null | undefined;
}

/** The state of autosave, such as "Draft saved at 12:04", in a polite live region. */
export function AutosaveStatus({ state, savedBefore }: AutosaveStatusProps) {
  const t = useTexts();
  const texts = {
    idle: () => (savedBefore ? t('form.savedBefore', { time: formatDateTime(savedBefore) }) : t('form.savesItself')),
    dirty: () => t('form.notSaved'),
    saving: () => t('form.saving'),
    saved: () => (state.kind === 'saved' ? t('form.saved', { time: formatTime(state.at) }) : ''),
    offline: () => t('form.offline'),
    conflict: () => t('form.notSaved'),
    failed: () => (state.kind === 'failed' ? t('form.saveFailed', { reason: problemText(state.problem) }) : ''),
  };
  return (
    <div role="status">
      <Text as="span" size={13} tone={state.kind === 'failed' ? 'danger' : 'muted'} hasFigures>
        {texts[state.kind]()}{' '}
        {state.kind === 'failed' && state.problem.kind === 'unauthenticated' && (
          <TextButton onClick={() => void askToSignIn()}>{t('shell.signIn')}</TextButton>
        )}
      </Text>
    </div>
  );
}

/** The question shown when the draft was changed elsewhere: load that version or keep this one. */
export function AutosaveConflict({ autosave }: { autosave: Autosave }) {
  const t = useTexts();
  if (autosave.state.kind !== 'conflict') return null;
  return (
    <Callout
      tone="spark"
      icon={IconAlertTriangle}
      role="alert"
      title={t('form.conflict')}
      action={
        <Row>
          <Button onClick={reloadPage}>{t('form.conflictReload')}</Button>
          <Button onClick={autosave.keepOwn}>{t('form.conflictKeep')}</Button>
        </Row>
      }
    />
  );
}
