import type { PersonRole } from '@setu/contract';
import { PhoneField } from '../../../forms/fields/phone-field';
import { RadioField } from '../../../forms/fields/radio-field';
import { TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { usePhoneHome } from '../../../session/phone-home';
import { FieldGrid } from '../../../ui/layout/layout';
import styles from '../team.module.css';

/** Asks for the invited person's names, single role and phones. */
export function InviteeFields({ roles }: { roles: readonly PersonRole[] }) {
  const t = useTexts('team');
  const home = usePhoneHome();
  return (
    <>
      <FieldGrid>
        <TextField name="second_name" label={t('invite.surname')} maxLength={300} isRequired />
        <TextField name="first_name" label={t('invite.name')} maxLength={300} isRequired />
        <TextField name="third_name" label={t('invite.patronymic')} maxLength={300} />
      </FieldGrid>
      <RoleField roles={roles} />
      <PhoneField name="mobile_phone" home={home} label={t('invite.mobile')} />
      <div className={styles.phones}>
        <PhoneField name="workPhone" home={home} label={t('invite.work')} />
        <TextField name="workAddPhone" label={t('invite.extension')} inputMode="tel" maxLength={20} />
      </div>
    </>
  );
}

function RoleField({ roles }: { roles: readonly PersonRole[] }) {
  const t = useTexts('team');
  const options = roles.map((role) => ({
    value: role,
    label: t(`roles.${role}`),
    note: t(`roleText.${role}`),
  }));
  const hint = roles.includes('ROLE_COMPANY_ADMIN') ? undefined : t('invite.noAdmin');
  return <RadioField name="roles" label={t('invite.role')} hint={hint} options={options} isRequired />;
}
