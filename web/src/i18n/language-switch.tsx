import { constants } from '@setu/contract';
import { classNames } from '../lib/class-names';
import { writeCookie } from '../lib/cookie';
import { reloadWithout } from '../lib/page';
import { currentLanguage } from './formats';
import styles from './language-switch.module.css';
import { interfaceLanguages, type Locale, languageTable } from './locale';
import { useTexts } from './use-texts';

const languages = interfaceLanguages.map((language) => ({ language, ...languageTable[language] }));

/**
 * Stores the language for a year and reloads the page in it. A language in the address (from a search engine's link) is
 * removed, because it would override the choice. The page's unload rules save open drafts.
 */
function switchLanguage(locale: Locale): void {
  writeCookie('locale', locale, constants.localeCookieDays);
  reloadWithout('locale');
}

/** The language buttons in the header. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, but these buttons act immediately
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
