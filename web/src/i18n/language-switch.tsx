import { constants } from '@setu/contract';
import { classNames } from '../lib/class-names';
import { writeCookie } from '../lib/cookie';
import { reloadWithout } from '../lib/page';
import { currentLanguage } from './formats';
import styles from './language-switch.module.css';
import type { Language, Locale } from './locale';
import { useTexts } from './use-texts';

const languages: { language: Language; locale: Locale; short: string; full: string }[] = [
  { language: 'ru', locale: 'ru_RU', short: 'Рус', full: 'Русский' },
  { language: 'en', locale: 'en_EN', short: 'Eng', full: 'English' },
];

/**
 * Remembers the language for a year and reloads the page in it. An address that names a language (a link from a search
 * engine) loses it: it would win over the choice. Open drafts are saved by the page's own unload rules.
 */
function switchLanguage(locale: Locale): void {
  writeCookie('locale', locale, constants.localeCookieDays);
  reloadWithout('locale');
}

/** The two language buttons of the header. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these act at once
    <div role="group" aria-label={t('shell.language')} className={classNames(styles.group, className)}>
      {languages.map(({ language, locale, short, full }) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.option}
          aria-pressed={language === currentLanguage()}
          aria-label={full}
          onClick={() => language !== currentLanguage() && switchLanguage(locale)}
        >
          {short}
        </button>
      ))}
    </div>
  );
}
