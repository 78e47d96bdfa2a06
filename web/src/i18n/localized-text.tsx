import type { LocalizedView } from '@setu/contract';
import { classNames } from '../lib/class-names';
import { currentLanguage } from './formats';
import type { Language } from './locale';
import styles from './localized-text.module.css';
import { useTexts } from './use-texts';

/** A user's text. In the other language it is marked EN or RU and carries its `lang` for screen readers. */
export function LocalizedText({ text, className }: { text: LocalizedView; className?: string }) {
  const t = useTexts();
  if (text.lang === currentLanguage()) return <span className={className}>{text.text}</span>;
  return (
    <span className={className}>
      <span lang={text.lang}>{text.text}</span>{' '}
      <LanguageMark language={text.lang} title={text.lang === 'ru' ? t('lang.inRussian') : t('lang.inEnglish')} />
    </span>
  );
}

/** The small EN or RU mark after a text that has no translation yet. */
export function LanguageMark({
  language,
  title,
  className,
}: {
  language: Language;
  title: string;
  className?: string;
}) {
  return (
    <abbr className={classNames(styles.mark, className)} title={title}>
      {language.toUpperCase()}
    </abbr>
  );
}
