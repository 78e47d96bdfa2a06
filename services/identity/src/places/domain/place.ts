/**
 * A region, a district or a city, with its name in both languages. An empty name means that the language is missing.
 */
export interface Place {
  id: string;
  name: { en: string; ru: string };
}

/** Sorts places by name in the reader's language. A missing name is replaced by the one in the other language. */
export function byName<P extends Place>(places: readonly P[], locale: string): P[] {
  const language = locale === 'en' ? 'en' : 'ru';
  const nameOf = ({ name }: P) => name[language] || name.ru || name.en;
  const collator = new Intl.Collator(language);
  return [...places].sort((a, b) => collator.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1));
}
