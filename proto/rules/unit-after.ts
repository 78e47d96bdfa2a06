type Language = 'en' | 'ru';

/**
 * Units that are words and therefore have plural forms. Measures and abbreviations (`kg`, «шт») never change. English:
 * one, other. Russian: one, few, many.
 */
const forms: Record<Language, Readonly<Record<string, readonly string[]>>> = {
  en: {
    pcs: ['pc', 'pcs'],
    set: ['set', 'sets'],
    pair: ['pair', 'pairs'],
    pack: ['pack', 'packs'],
    coil: ['coil', 'coils'],
    'person-day': ['person-day', 'person-days'],
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

/** A fraction also takes the form `few`: «1,5 пары». */
const places: Partial<Record<Intl.LDMLPluralRule, number>> = { one: 0, few: 1, other: 1, many: 2 };

// Intl objects are expensive to create.
const plurals = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };

/** Returns a unit as it follows a number in that language: `1 pc`, `2 sets`, «5 пар». */
export const unitAfter = (value: number, unit: string, language: Language): string => {
  const known = forms[language];
  const rule = plurals[language].select(value);
  return (Object.hasOwn(known, unit) ? known[unit]?.[places[rule] ?? 1] : undefined) ?? unit;
};
