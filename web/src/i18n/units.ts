import type { Language } from './locale';

/** Units that are words and so have numbers of their own; measures and abbreviations (`kg`, «шт») never change. English: one, other. Russian: one, few, many. */
const forms: Record<Language, Readonly<Record<string, readonly string[]>>> = {
  en: {
    pcs: ['pc', 'pcs'],
    set: ['set', 'sets'],
    pair: ['pair', 'pairs'],
    pack: ['pack', 'packs'],
    coil: ['coil', 'coils'],
    'man-day': ['man-day', 'man-days'],
    month: ['month', 'months'],
    page: ['page', 'pages'],
    job: ['job', 'jobs'],
  },
  ru: {
    'чел.-день': ['чел.-день', 'чел.-дня', 'чел.-дней'],
    пара: ['пара', 'пары', 'пар'],
    бухта: ['бухта', 'бухты', 'бухт'],
    услуга: ['услуга', 'услуги', 'услуг'],
  },
};

/** `few` is also what a fraction takes: «1,5 пары». */
const places: Partial<Record<Intl.LDMLPluralRule, number>> = { one: 0, few: 1, other: 1, many: 2 };

/** A unit as it follows a figure in that language: `1 pc`, `2 sets`, «5 пар». */
export const unitAfter = (value: number, unit: string, language: Language): string => {
  const known = forms[language];
  const rule = new Intl.PluralRules(language).select(value);
  return (Object.hasOwn(known, unit) ? known[unit]?.[places[rule] ?? 1] : undefined) ?? unit;
};
