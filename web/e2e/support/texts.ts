import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';

export type Language = 'ru' | 'en';
export const languages: Language[] = ['ru', 'en'];

/** Returns the text of `namespace:key` with its values, as the screen shows it in that language. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const folders = ['../../src/locales/', '../../../bff/contract/texts/'].map((path) => new URL(path, import.meta.url));

function textsOf(language: Language): Record<string, object> {
  const files = folders.flatMap((folder) => {
    const place = new URL(`${language}/`, folder);
    return readdirSync(place).map((name) => [name.replace('.json', ''), new URL(name, place)] as const);
  });
  return Object.fromEntries(files.map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as object]));
}

function open(language: Language): Translate {
  const texts = createInstance();
  void texts.init({
    lng: language,
    initAsync: false,
    defaultNS: 'common',
    resources: { [language]: textsOf(language) },
    interpolation: { escapeValue: false },
  });
  return (key, values = {}) => {
    if (!texts.exists(key, values)) throw new Error(`No text for ${key} in ${language}`);
    return texts.t(key, values);
  };
}

const opened = { ru: open('ru'), en: open('en') };

/** Returns the product's own texts, so that a test finds a button by its visible text. */
export const translatorFor = (language: Language): Translate => opened[language];
