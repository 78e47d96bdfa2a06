import { type AxisValue, russianNumbers } from '../families/family.js';
import type { LocalText, Pair } from '../local-text.js';

/** The values that the texts of a combination can use in braces: axis names and extra values. */
export interface TemplateValues {
  code: ReadonlyMap<string, string>;
  en: ReadonlyMap<string, string>;
  ru: ReadonlyMap<string, string>;
}

const thousands = (text: string): string => text.replace(/(\d),(\d{3})(?!\d)/g, '$1 $2');

/** English texts have no space before the percent sign, and a capital L for litres, which "l" could be taken for "1". */
const english = (text: string): string =>
  text
    .replace(/(\d) %/g, '$1%')
    .replace(/(?<=\d )l(?![\p{L}\d])/gu, 'L')
    .replace(/(?<=g\/)l\b/g, 'L');

/** Returns the template values for the texts of a combination. */
export function templateValues(combination: ReadonlyMap<string, AxisValue>): TemplateValues {
  const code = new Map<string, string>();
  const en = new Map<string, string>();
  const ru = new Map<string, string>();
  for (const [axis, value] of combination) {
    code.set(axis, value.code);
    en.set(axis, value.en);
    ru.set(axis, value.ru);
    for (const [name, text] of Object.entries(value.vars)) {
      code.set(name, text);
      en.set(name, text);
      ru.set(name, russianNumbers(thousands(text)));
    }
  }
  return { code, en, ru };
}

const fill = (template: string, values: ReadonlyMap<string, string>): string =>
  template.replace(/\{([a-z0-9]+)\}/gi, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no value for {${name}} in "${template}"`);
    return value;
  });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills a pair of templates and returns the text in both languages with a capital first letter. */
export const fillPair = ([en, ru]: Pair, values: TemplateValues): LocalText => ({
  en: english(capital(fill(en, values.en))),
  ru: capital(fill(ru, values.ru)),
});

/** Fills the template of a vendor code and returns the code in upper case without spaces. */
export const fillCode = (template: string, values: TemplateValues): string =>
  fill(template, values.code).toUpperCase().replace(/\s+/g, '');
