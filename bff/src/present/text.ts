import type { Langs } from '@setu/contract';
import type { LocalText } from '@setu/proto/common';
import type { Language } from '../language/locale.js';

type Text = LocalText | undefined;

/** Returns the text in the reader's language, or otherwise in the other one, with its language. */
const worded = (text: Text, language: Language): { text: string; lang: Language } => {
  const other = language === 'ru' ? 'en' : 'ru';
  const own = text?.[language] ?? '';
  if (own !== '' || !text?.[other]) return { text: own, lang: language };
  return { text: text[other], lang: other };
};

/** The texts of an object as they are sent to the client. */
type Texts<Always, Perhaps> = Record<keyof Always, string> & Record<keyof Perhaps, string | null> & { langs: Langs };

/**
 * Returns an object's texts in the reader's language, or otherwise in the other one. `langs` names the texts that are
 * in the other language. A text missing in both languages is empty, or null if it belongs to the second, optional
 * group.
 */
export const textsIn = <
  Always extends Record<string, Text>,
  Perhaps extends Record<string, Text> = Record<never, Text>,
>(
  language: Language,
  always: Always,
  perhaps?: Perhaps,
): Texts<Always, Perhaps> => {
  const langs: Langs = {};
  const texts: Record<string, string | null> = {};
  const pick = (name: string, value: Text): string => {
    const { text, lang } = worded(value, language);
    if (lang !== language) langs[name] = lang;
    return text;
  };
  // Lists have hundreds of texts, and loops cost a fraction of what mapped entries do.
  for (const name in always) texts[name] = pick(name, always[name]);
  for (const name in perhaps) texts[name] = textOrNull(pick(name, perhaps[name]));
  return { ...texts, langs } as Texts<Always, Perhaps>;
};

export const textOrNull = (text: string): string | null => (text === '' ? null : text);
