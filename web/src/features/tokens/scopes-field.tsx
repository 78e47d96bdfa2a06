import type { PersonalTokenView } from '@setu/contract';
import { useFormField } from '../../forms/use-form-field';
import { useTexts } from '../../i18n/use-texts';
import { CheckControl } from '../../ui/field/check-control';
import { FieldNote } from '../../ui/field/field-frame';
import styles from './tokens.module.css';

export type Scope = PersonalTokenView['scopes'][number];

const scopes: Scope[] = ['catalogue', 'requests'];

/** Asks for the scopes of a token, at least one. */
export function ScopesField() {
  const t = useTexts('tokens');
  const { id, value, error, setValue, markLeft } = useFormField<Scope[]>('scopes');
  const noteId = `${id}-note`;
  const toggle = (scope: Scope, isOn: boolean) =>
    setValue(scopes.filter((one) => (one === scope ? isOn : value.includes(one))));
  return (
    <fieldset className={styles.scopes} aria-describedby={error ? noteId : undefined}>
      <legend>{t('create.scopes')}</legend>
      {scopes.map((scope, index) => (
        <CheckControl
          key={scope}
          id={index === 0 ? id : `${id}-${scope}`}
          name="scopes"
          label={t(`scope.${scope}`)}
          checked={value.includes(scope)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          onChange={({ target }) => toggle(scope, target.checked)}
          onBlur={markLeft}
        />
      ))}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
