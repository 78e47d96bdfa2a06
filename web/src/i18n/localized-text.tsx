import type { Langs } from '@setu/contract';
import { classNames } from '../lib/class-names';
import { currentLanguage, type FormatSettings } from './formats';
import type { Language } from './locale';
import styles from './localized-text.module.css';
import { useReader } from './reader';
import { UnbrokenText } from './unbroken-text';
import { useTexts } from './use-texts';
import { writtenLanguage } from './written-language';

/** An object of an answer that contains texts. `langs` names the texts that are not in the reader's language. */
interface HoldsTexts {
  langs: Langs;
}

type TextField<T> = { [K in keyof T]: T[K] extends string | null ? K : never }[keyof T] & string;

/** A text with its language. */
export interface Worded {
  text: string;
  lang: Language;
}

/**
 * Returns one of an object's texts with its language, or null if there is none. Companies also type texts in the
 * reader's language into the fields of the other one. Without a reader it is the page's viewer.
 */
export function localizedText<T extends HoldsTexts>(
  of: T,
  field: TextField<T>,
  reader?: FormatSettings,
): Worded | null {
  const text = of[field];
  if (typeof text !== 'string') return null;
  const stored = of.langs[field];
  const own = currentLanguage(reader);
  return { text, lang: stored && writtenLanguage(text) !== own ? stored : own };
}

interface LocalizedTextProps<T> {
  of: T;
  field: TextField<T>;
  className?: string;
}

/**
 * One of an object's texts. A text in the other language has an EN or RU mark, and a `lang` attribute for screen
 * readers.
 */
export function LocalizedText<T extends HoldsTexts>({ of, field, className }: LocalizedTextProps<T>) {
  const text = localizedText(of, field, useReader());
  return text && <WordedText text={text} className={className} />;
}

/** The same as `LocalizedText`, for a text that was already read from its object. */
export function WordedText({ text: { text, lang }, className }: { text: Worded; className?: string }) {
  const t = useTexts();
  if (lang === currentLanguage(useReader())) {
    return (
      <span className={className}>
        <UnbrokenText text={text} />
      </span>
    );
  }
  return (
    <span className={className}>
      <span lang={lang}>
        <UnbrokenText text={text} />
      </span>
      {/* Keeps the mark beside the last word. */}
      <span className={styles.whole}>
        {'\u00A0'}
        <LanguageMark language={lang} title={t(lang === 'ru' ? 'lang.inRussian' : 'lang.inEnglish')} />
      </span>
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
