import { type SettingName, type SettingValue, settingNames } from '@setu/contract';
import { formatDecimal } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { inUnit, type Unit, unitOf } from './typed-settings';

const isKnown = (name: string): name is SettingName => (settingNames as readonly string[]).includes(name);

/** Returns the texts of settings and their values. */
export function useSettingLabels() {
  const t = useTexts('settings');
  const names = useTexts('setting-words');
  return {
    /** The label of a setting, or its name if the setting no longer exists. */
    labelOf: (name: string): string => (isKnown(name) ? names(name) : name),
    /** A unit as it follows a number. */
    unitText: (unit: Unit['name'], count: number): string => t(`unit.${unit}`, { count }),
    /** A value as text, with its unit. */
    valueText: (name: string, value: SettingValue): string => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (Array.isArray(value)) return t('wordCount', { count: value.length });
      if (typeof value !== 'number') return value;
      // The log has no defaults, so whole days are recognised by the value itself.
      const setting = { name: name as SettingName, default_value: value };
      const unit = unitOf(setting);
      const count = inUnit(setting, value);
      const text = formatDecimal(String(count));
      if (!unit) return text;
      return t(unit.name === 'percent' ? 'percentOf' : 'valueOf', {
        value: text,
        unit: t(`unit.${unit.name}`, { count }),
      });
    },
  };
}
