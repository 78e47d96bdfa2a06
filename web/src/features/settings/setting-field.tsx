import type { SettingView } from '@setu/contract';
import { CheckboxField } from '../../forms/fields/checkbox-field';
import { TextAreaField, TextField } from '../../forms/fields/text-field';
import { useFormField } from '../../forms/use-form-field';
import { formatDate } from '../../i18n/formats';
import { shortName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../../ui/button/text-link';
import styles from './settings.module.css';
import { type Typed, typedOf } from './typed-settings';
import { useSettingLabels } from './use-setting-labels';

const rows = 8;

/** Shows the field of one setting with its purpose, its default and the user who changed it. */
export function SettingField({ setting }: { setting: SettingView }) {
  const { labelOf, boundsOf } = useSettingLabels();
  const { name, type } = setting;
  const field = { name, label: labelOf(name), hint: boundsOf(setting) };
  return (
    <div data-wide={type === 'words' ? '' : undefined}>
      {type === 'flag' && <CheckboxField name={name} label={field.label} />}
      {type === 'words' && <TextAreaField {...field} rows={rows} />}
      {type === 'email' && <TextField {...field} type="email" autoComplete="off" />}
      {type === 'number' && <TextField {...field} inputMode="numeric" />}
      <Default setting={setting} />
    </div>
  );
}

/** Shows the default of a setting, a button to restore it, and the user who changed the setting. */
function Default({ setting }: { setting: SettingView }) {
  const t = useTexts('settings');
  const { labelOf, valueText } = useSettingLabels();
  const { value, setValue } = useFormField<Typed>(setting.name);
  const { changed_by: by, changed_at: at, default_value: defaultValue } = setting;
  return (
    <p className={styles.default}>
      <span>{t('default', { value: valueText(defaultValue) })}</span>
      {by && at && <span>{t('changedBy', { name: shortName(by), at: formatDate(at) })}</span>}
      {value !== typedOf(defaultValue) && (
        <TextButton
          onClick={() => setValue(typedOf(defaultValue))}
          ariaLabel={t('restoreOf', { name: labelOf(setting.name) })}
        >
          {t('restore')}
        </TextButton>
      )}
    </p>
  );
}
