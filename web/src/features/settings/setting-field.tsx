import type { SettingView } from '@setu/contract';
import { CheckboxField } from '../../forms/fields/checkbox-field';
import { DecimalField } from '../../forms/fields/decimal-field';
import { TextAreaField, TextField } from '../../forms/fields/text-field';
import { useFormField } from '../../forms/use-form-field';
import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../../ui/button/text-link';
import styles from './settings.module.css';
import { decimalsOf, type Typed, typedOf, unitOf } from './typed-settings';
import { useSettingLabels } from './use-setting-labels';

const rows = 5;

interface SettingFieldProps {
  setting: SettingView;
  /** True if the search does not find it. The field keeps its value. */
  isHidden: boolean;
}

/** The switch that the other settings of the home page depend on. */
const homeSwitch = 'home.stats_floor';

/** The setting whose number means nothing without its usual range. */
const difficulty = 'captcha.difficulty';

/** Returns whether a setting has no effect now, because the switch that it depends on is off. */
function useIsOff(name: string): boolean {
  const { value } = useFormField<Typed>(homeSwitch);
  return name.startsWith('home.') && name !== homeSwitch && value === false;
}

/** Shows the field of one setting in its natural unit. It names the value before a change, and restores a default that differs. */
export function SettingField({ setting, isHidden }: SettingFieldProps) {
  const t = useTexts('settings');
  const { labelOf, unitText, valueText } = useSettingLabels();
  const { value, setValue } = useFormField<Typed>(setting.name);
  const { name, type, default_value: usual } = setting;
  const isOff = useIsOff(name);
  const isChanged = value !== typedOf(setting, setting.value);
  const isUsual = value === typedOf(setting, usual);
  const unit = unitOf(setting);
  const help = () => {
    if (isOff) return undefined;
    if (name === homeSwitch && value === false) return t('off');
    if (name === difficulty && !isChanged && isUsual) return t('usualDifficulty');
    if (isChanged) return t('was', { value: valueText(name, setting.value) });
    return type === 'words' ? t('words') : undefined;
  };
  const restored = t('restore', { value: valueText(name, usual) || '–' });
  const field = { name, label: labelOf(name), hint: help(), isDisabled: isOff };
  return (
    <div
      className={styles.setting}
      hidden={isHidden}
      data-changed={isChanged || undefined}
      data-row={type === 'flag' || undefined}
    >
      {type === 'flag' && <CheckboxField {...field} />}
      {type === 'words' && <TextAreaField {...field} rows={rows} />}
      {type === 'email' && <TextField {...field} type="email" autoComplete="off" />}
      {type === 'number' && (
        <DecimalField {...field} decimals={decimalsOf(setting)} unit={unit && unitText(unit.name, Number(value))} />
      )}
      {!isUsual && !isOff && (
        <TextButton
          onClick={() => setValue(typedOf(setting, usual))}
          ariaLabel={t('restoreOf', { restored, name: labelOf(name) })}
        >
          {restored}
        </TextButton>
      )}
    </div>
  );
}
