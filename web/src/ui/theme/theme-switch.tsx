import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconMoon, IconSun } from '../icon/icons';
import { chooseScheme, useColorScheme } from './color-scheme';
import styles from './theme-switch.module.css';

/** Switches between the light and the dark theme. Until the first press the page follows the system. */
export function ThemeSwitch() {
  const t = useTexts();
  const isDark = useColorScheme() === 'dark';
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isDark}
      aria-label={t('shell.darkTheme')}
      title={t(isDark ? 'shell.toLight' : 'shell.toDark')}
      onClick={() => chooseScheme(isDark ? 'light' : 'dark')}
    >
      <Icon of={isDark ? IconSun : IconMoon} size={18} />
    </button>
  );
}
