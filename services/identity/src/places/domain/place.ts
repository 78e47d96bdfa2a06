/** A region, a district of one, or a city, by its name in both languages; empty where it has none in one. */
export interface Place {
  id: string;
  name: { en: string; ru: string };
}

/** By name in the reader's language, and by the other one where there is none. */
export function byName<P extends Place>(places: readonly P[], locale: string): P[] {
  const language = locale === 'en' ? 'en' : 'ru';
  const nameOf = ({ name }: P) => name[language] || name.ru || name.en;
  const collator = new Intl.Collator(language);
  return [...places].sort((a, b) => collator.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1));
}
