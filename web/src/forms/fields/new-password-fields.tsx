import { passwordRules } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconCircle, IconCircleCheck } from '../../ui/icon/icons';
import { FieldGrid } from '../../ui/layout/layout';
import { VisuallyHidden } from '../../ui/layout/text';
import { useFormField } from '../use-form-field';
import styles from './new-password.module.css';
import { PasswordField } from './text-field';

interface NewPasswordFieldsProps {
  /** The path of the password. */
  name: string;
  /** The path of the repeated password. */
  again: string;
}

/** The choice of a new password, typed twice, with the list of rules and which ones are met. */
export function NewPasswordFields({ name, again }: NewPasswordFieldsProps) {
  const t = useTexts('fields');
  return (
    <FieldGrid>
      <PasswordField name={name} label={t('password.choose')} autoComplete="new-password" isRequired />
      <div data-wide="note">
        <Rules name={name} />
      </div>
      <PasswordField name={again} label={t('password.again')} autoComplete="new-password" isRequired />
    </FieldGrid>
  );
}

function Rules({ name }: { name: string }) {
  const t = useTexts('fields');
  const { value } = useFormField<string>(name);
  return (
    <ul className={styles.rules} aria-label={t('password.rules')}>
      {passwordRules.map(({ code, holds }) => (
        <li key={code} data-held={holds(value) || undefined}>
          <Icon of={holds(value) ? IconCircleCheck : IconCircle} size={16} />
          {t(`password.${code}`)}
          {holds(value) && <VisuallyHidden>, {t('password.held')}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
