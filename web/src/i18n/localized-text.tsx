import { classNames } from '../lib/class-names';
import { currentLanguage } from './formats';
import type { Language } from './locale';
import styles from './localized-text.module.css';
import { useTexts } from './use-texts';

/** What users write: either language may be missing. */
export interface Localized {
  en?: string | null;
  ru?: string | null;
}

/** The text in the viewer's language, else in the other one, and which it is. Both empty: an empty text. */
export function pickLanguage(text: Localized, wanted: Language = currentLanguage()): { text: string; language: Language } {
  const other: Language = wanted === 'ru' ? 'en' : 'ru';
  const own = text[wanted]?.trim();
  if (own) return { text: own, language: wanted };
  const fallback = text[other]?.trim();
  return fallback ? { text: fallback, language: other } : { text: '', language: wanted };
}

/** A user's text. In the other language it is marked EN or RU and carries its `lang` for screen readers. */
export function LocalizedText({ text, className }: { text: Localized; className?: string }) {
  const t = useTexts();
  const shown = pickLanguage(text);
  if (shown.language === currentLanguage()) return <span className={className}>{shown.text}</span>;
  return (
    <span className={className}>
      <span lang={shown.language}>{shown.text}</span>{' '}
      <LanguageMark language={shown.language} title={shown.language === 'ru' ? t('lang.inRussian') : t('lang.inEnglish')} />
    </span>
  );
}

/** The small EN or RU mark after a text that has no translation yet. */
export function LanguageMark({ language, title, className }: { language: Language; title: string; className?: string }) {
  return (
    <abbr className={classNames(styles.mark, className)} title={title}>
      {language.toUpperCase()}
    </abbr>
  );
}
