import type { SubstitutionView } from '@setu/contract';
import { useId } from 'react';
import { AppForm } from '../../forms/app-form';
import { DateField } from '../../forms/fields/date-field';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { notify } from '../../ui/toast/toast-store';
import { useSaveSubstitutionMutation } from './api';
import { CandidateField } from './candidate-field';
import styles from './substitution.module.css';

const schema = async () => (await import('./substitute-schema')).substituteInput;

interface SubstituteModalProps {
  personId: string;
  /** The first day that can be chosen. */
  today: string;
  /** The existing substitution, of which only the dates can be changed. */
  present: SubstitutionView | null;
  isOwn: boolean;
}

/** Asks for a substitution: the person, the first and the last day. Closes after saving. */
export function SubstituteModal({
  personId,
  today,
  present,
  isOwn,
  onClose,
}: SubstituteModalProps & ModalControls<boolean>) {
  const t = useTexts('substitution');
  const common = useTexts();
  const formId = useId();
  const [save, { isLoading }] = useSaveSubstitutionMutation();
  const initial = {
    substitute: present?.substitute.id ?? '',
    date_start: present?.start ?? today,
    date_finish: present?.finish ?? '',
  };
  const title = present ? t('modal.change') : t(isOwn ? 'modal.titleOwn' : 'modal.title');
  const submit = async (input: typeof initial) => {
    const saved = await save({ teamUser: personId, input }).unwrap();
    notify({
      kind: 'success',
      title: t(present ? 'modal.changed' : 'modal.saved', { name: fullName(saved.substitute) }),
    });
    onClose(true);
  };
  return (
    <ModalFrame
      title={title}
      size="form"
      isDismissable={false}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{common('actions.cancel')}</Button>
          <Button tone="main" type="submit" formId={formId} isBusy={isLoading}>
            {t(present ? 'modal.save' : 'modal.action')}
          </Button>
        </>
      }
    >
      <AppForm id={formId} schema={schema} initial={initial} onSubmit={submit} ariaLabel={title}>
        <Stack gap={4}>
          <Text tone="secondary">{t('modal.lead')}</Text>
          {present ? (
            <Text isStrong>{fullName(present.substitute)}</Text>
          ) : (
            <CandidateField name="substitute" personId={personId} />
          )}
          <div className={styles.days}>
            <DateField
              name="date_start"
              label={t('modal.start')}
              hint={t(present?.is_in_force ? 'modal.startBegun' : 'modal.startHint')}
              min={today}
              isDisabled={present?.is_in_force}
              isRequired
            />
            <DateField
              name="date_finish"
              label={t('modal.finish')}
              hint={t('modal.finishHint')}
              min={today}
              isRequired
            />
          </div>
        </Stack>
      </AppForm>
    </ModalFrame>
  );
}
