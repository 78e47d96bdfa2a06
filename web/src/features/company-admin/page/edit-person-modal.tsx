import type { CompanyType, PersonRole, ProfileView } from '@setu/contract';
import { useId } from 'react';
import { AppForm } from '../../../forms/app-form';
import { MultiSelectField } from '../../../forms/fields/multi-select-field';
import { PhoneField } from '../../../forms/fields/phone-field';
import { RadioField } from '../../../forms/fields/radio-field';
import { TextField } from '../../../forms/fields/text-field';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { phoneHomeOf } from '../../../session/phone-home';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { useSaveCompanyUserMutation } from '../api';
import { openRolesOf } from './open-roles';
import { SuccessorChoice } from './successor-choice';

const schema = async () => (await import('./company-admin-schema')).savedUserInput;

/** Returns a user's access as one comparable text: sorted roles and status. */
const accessKey = ({ roles, status }: { roles: readonly PersonRole[]; status: string }): string =>
  [...[...roles].sort(), status].join();

interface EditPersonModalProps {
  person: ProfileView;
  company: { id: string; type: CompanyType };
}

/** Edits a user's name, phones, roles and status. Admins cannot change their own roles and status. */
export function EditPersonModal({ person, company, onClose }: EditPersonModalProps & ModalControls<boolean>) {
  const t = useTexts('company-admin');
  const team = useTexts('team');
  const common = useTexts();
  const formId = useId();
  const isSelf = useUser()?.id === person.id;
  const [save, { isLoading }] = useSaveCompanyUserMutation();
  const { id, surname, name, patronymic, mobile_phone, work_phone, work_add_phone, roles } = person;
  const status = person.status === 'disabled' ? ('disabled' as const) : ('active' as const);
  const initial = { id, surname, name, patronymic, mobile_phone, work_phone, work_add_phone, roles, status, heir: '' };
  const title = t('edit.title', { name: formalName(person) });
  const submit = async (input: typeof initial) => {
    const { user } = await save({ company: company.id, input }).unwrap();
    notify({ kind: 'success', title: t('edit.done', { name: formalName(user) }) });
    onClose(true);
  };
  const home = phoneHomeOf(company.type);
  const offered: PersonRole[] = openRolesOf(company.type, roles);
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
            {t('edit.action')}
          </Button>
        </>
      }
    >
      <AppForm id={formId} schema={schema} initial={initial} onSubmit={submit} ariaLabel={title}>
        {({ values }) => (
          <Stack gap={4}>
            <Text tone="secondary">{t(isSelf ? 'edit.leadSelf' : 'edit.lead')}</Text>
            <FieldGrid>
              <TextField name="surname" label={team('profile.surname')} maxLength={300} isRequired />
              <TextField name="name" label={team('profile.name')} maxLength={300} isRequired />
              <TextField name="patronymic" label={team('profile.patronymic')} maxLength={300} />
              <PhoneField name="mobile_phone" home={home} label={team('profile.mobile')} />
              <PhoneField name="work_phone" home={home} label={team('profile.work')} />
              <TextField name="work_add_phone" label={team('profile.extension')} inputMode="tel" maxLength={20} />
            </FieldGrid>
            <MultiSelectField
              name="roles"
              label={team('columns.roles')}
              options={offered.map((role) => ({ value: role, label: team(`roles.${role}`) }))}
              isDisabled={isSelf}
              isRequired
            />
            <RadioField
              name="status"
              label={team('columns.status')}
              options={[
                { value: 'active', label: team('status.active') },
                { value: 'disabled', label: team('status.disabled') },
              ]}
              isDisabled={isSelf}
              isRequired
            />
            {!isSelf && accessKey(values) !== accessKey(initial) && <SuccessorChoice {...values} />}
          </Stack>
        )}
      </AppForm>
    </ModalFrame>
  );
}
