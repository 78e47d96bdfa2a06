/** The units of measure as they are written after a number in English and Russian. */
const units: readonly (readonly [unit: string, en: string, ru: string])[] = [
  ['mm', 'mm|millimet(?:er|re)s?', 'мм|миллиметр[а-я]*'],
  ['cm', 'cm|centimet(?:er|re)s?', 'см|сантиметр[а-я]*'],
  ['m', 'm|mtrs?|met(?:er|re)s?', 'м|метр[а-я]*'],
  ['km', 'km|kilomet(?:er|re)s?', 'км|километр[а-я]*'],
  ['µm', 'µm|μm|microns?', 'мкм|микрон[а-я]*'],
  ['inch', 'in|inch(?:es)?|"', 'дюйм[а-я]*|"'],
  ['mg', 'mg', 'мг'],
  ['g', 'g|gm|grams?', 'г|гр|грамм[а-я]*'],
  ['kg', 'kgs?|kilograms?', 'кг|килограмм[а-я]*'],
  ['t', 't|mt|tons?|tonnes?', 'т|тонн[а-я]*'],
  ['ml', 'ml', 'мл'],
  ['l', 'l|ltrs?|lit(?:er|re)s?', 'л|литр[а-я]*'],
  ['m²', 'm²|m2|sqm|sq\\.? ?m', 'м²|м2|кв\\.? ?м'],
  ['m³', 'm³|m3|cbm', 'м³|м3|куб\\.? ?м'],
  ['W', 'w|watts?', 'вт|ватт[а-я]*'],
  ['kW', 'kw', 'квт'],
  ['V', 'v|volts?', 'в|вольт[а-я]*'],
  ['kV', 'kv', 'кв'],
  ['A', 'a|amps?', 'а|ампер[а-я]*'],
  ['Hz', 'hz', 'гц'],
  ['bar', 'bars?', 'бар'],
  ['Pa', 'pa', 'па'],
  ['kPa', 'kpa', 'кпа'],
  ['MPa', 'mpa', 'мпа'],
  ['°C', '° ?c', '° ?[cс]'],
  ['%', '%|per ?cent', '%|процент[а-я]*'],
  ['rpm', 'rpm', 'об\\.? ?/ ?мин'],
  ['pcs', 'pcs|pieces?', 'шт|штук[а-я]*'],
  ['s', 's|sec|seconds?', 'с|сек|секунд[а-я]*'],
  ['min', 'mins?|minutes?', 'мин|минут[а-я]*'],
  ['h', 'h|hrs?|hours?', 'ч|час[а-я]*'],
  ['day', 'days?', 'дн|день|дня|дней|сут|суток'],
  ['month', 'months?', 'мес|месяц[а-я]*'],
  ['year', 'years?', 'год[а-я]*|лет'],
];

const after = (writings: string): RegExp =>
  new RegExp(`(?<=\\d[\\s\\u00a0\\u202f-]?)(?:${writings})(?![\\p{L}\\p{N}])`, 'giu');

// A Russian text may also write units in Latin letters.
const writings = units.map(([unit, en, ru]) => ({ unit, en: after(en), ru: after(`${ru}|${en}`) }));

const alone = new RegExp(`^(?:${units.map(([, en]) => en).join('|')})$`, 'i');

/** Returns whether a Latin word is a unit. */
export const isUnit = (word: string): boolean => alone.test(word);

/** Returns the units after the numbers of a text. */
export const unitsOf = (text: string, language: 'en' | 'ru'): string[] =>
  writings.flatMap(({ unit, [language]: pattern }) => (text.match(pattern) ?? []).map(() => unit));
