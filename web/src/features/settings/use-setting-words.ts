import { type SettingName, type SettingValue, type SettingView, settingNames } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';

const isKnown = (name: string): name is SettingName => (settingNames as readonly string[]).includes(name);

/** How settings and their values are said. */
export function useSettingWords() {
  const t = useTexts('settings');
  const names = useTexts('setting-words');
  return {
    /** What a setting does; the name alone of one that is gone. */
    labelOf: (name: string): string => (isKnown(name) ? names(name) : name),
    /** What may stand in its field. */
    boundsOf: ({ type, min, max }: SettingView): string | undefined => {
      if (type === 'number') return t('bounds', { min: formatNumber(min ?? 0), max: formatNumber(max ?? 0) });
      return type === 'words' ? t('words') : undefined;
    },
    /** A value in words. */
    valueText: (value: SettingValue): string => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (Array.isArray(value)) return t('wordCount', { count: value.length });
      return typeof value === 'number' ? formatNumber(value) : value;
    },
  };
}
