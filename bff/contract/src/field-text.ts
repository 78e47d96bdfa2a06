/** The parts of a field's error that select its text. */
interface Worded {
  code: string;
  params?: Record<string, string>;
}

/**
 * Returns the key of the validation text for an error, or undefined if `has` finds none. Prefers the text that names
 * the limit (`max_of`, or `max_of_one` for a limit in the singular) to the text of the code.
 */
export const fieldTextKey = (
  { code, params = {} }: Worded,
  language: string,
  has: (key: string) => boolean,
): string | undefined => {
  const limit = params.max ?? params.min;
  const keys = limit === undefined ? [] : [`_of_${new Intl.PluralRules(language).select(Number(limit))}`, '_of'];
  return [...keys, ''].map((ending) => `${code}${ending}`).find(has);
};

/** Formats limits for a language: `1,000,000`. A value that is not a number stays as it is. */
export const shownParams = (params: Record<string, string>, language: string): Record<string, string> => {
  const shown = (value: string): string =>
    value.trim() === '' || Number.isNaN(Number(value)) ? value : new Intl.NumberFormat(language).format(Number(value));
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
};
