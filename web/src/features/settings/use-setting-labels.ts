import { type SettingName, type SettingValue, type SettingView, settingNames } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';

const isKnown = (name: string): name is SettingName => (settingNames as readonly string[]).includes(name);

/** Returns the texts of settings and their values. */
export function useSettingLabels() {
  const t = useTexts('settings');
  const names = useTexts('setting-words');
  return {
    /** The label of a setting, or its name if the setting no longer exists. */
    labelOf: (name: string): string => (isKnown(name) ? names(name) : name),
    /** The permitted values of its field. */
    boundsOf: ({ type, min, max }: SettingView): string | undefined => {
      if (type === 'number') return t('bounds', { min: formatNumber(min ?? 0), max: formatNumber(max ?? 0) });
      return type === 'words' ? t('words') : undefined;
    },
    /** A value as text. */
    valueText: (value: SettingValue): string => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (Array.isArray(value)) return t('wordCount', { count: value.length });
      return typeof value === 'number' ? formatNumber(value) : value;
    },
  };
}
