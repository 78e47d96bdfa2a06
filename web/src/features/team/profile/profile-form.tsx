import type { ProfileView } from '@setu/contract';
import { useDispatch } from 'react-redux';
import { AppForm } from '../../../forms/app-form';
import { PhoneField } from '../../../forms/fields/phone-field';
import { TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { fetchPageContext } from '../../../session/page-context';
import { usePhoneHome } from '../../../session/phone-home';
import { replacePageContext } from '../../../session/session-api';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { notify } from '../../../ui/toast/toast-store';
import { useSaveOwnProfileMutation } from '../api';
import styles from '../team.module.css';

const schema = async () => (await import('../team-schemas')).profileInput;

const valuesOf = (person: ProfileView) => ({
  surname: person.surname,
  name: person.name,
  patronymic: person.patronymic,
  phoneNumber: person.mobile_phone,
  workPhone: person.work_phone,
  workAddPhone: person.work_add_phone,
});

/** Edits the user's own name and phones. The greeting in the header changes with them. */
export function ProfileForm({ person }: { person: ProfileView }) {
  const t = useTexts('team');
  const [save] = useSaveOwnProfileMutation();
  const dispatch = useDispatch();
  const home = usePhoneHome();
  const submit = async (values: ReturnType<typeof valuesOf>) => {
    await save(values).unwrap();
    dispatch(replacePageContext(await fetchPageContext()) as never);
    notify({ kind: 'success', title: t('profile.saved') });
  };
  return (
    <Panel title={t('profile.contacts')} aside={t('profile.seenBy')}>
      <AppForm schema={schema} initial={valuesOf(person)} onSubmit={submit} ariaLabel={t('profile.contacts')}>
        <Stack gap={4}>
          <Text size={13} tone="muted">
            {t('profile.nameHint')}
          </Text>
          <FieldGrid>
            <TextField
              name="surname"
              label={t('profile.surname')}
              autoComplete="family-name"
              maxLength={300}
              isRequired
            />
            <TextField name="name" label={t('profile.name')} autoComplete="given-name" maxLength={300} isRequired />
            <TextField
              name="patronymic"
              label={t('profile.patronymic')}
              autoComplete="additional-name"
              maxLength={300}
            />
          </FieldGrid>
          <FieldGrid>
            <PhoneField name="phoneNumber" home={home} label={t('profile.mobile')} />
            <div className={styles.phones}>
              <PhoneField name="workPhone" home={home} label={t('profile.work')} />
              <TextField name="workAddPhone" label={t('profile.extension')} inputMode="tel" maxLength={20} />
            </div>
          </FieldGrid>
          <div className={styles.foot} data-sticky data-keep-clear>
            <SubmitButton needsChanges>{t('profile.save')}</SubmitButton>
          </div>
        </Stack>
      </AppForm>
    </Panel>
  );
}
