/** A field's error as its words need it. */
interface Worded {
  code: string;
  params?: Record<string, string>;
}

/**
 * Which of the validation texts words an error: the one that names the limit where the limit is known (`max_of`, for a
 * limit that counts as one `max_of_one`), else the one of its code. Undefined when `has` knows none.
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

/** Limits as people of that language write them: `1,000,000`. What is no number stays as it is. */
export const shownParams = (params: Record<string, string>, language: string): Record<string, string> => {
  const shown = (value: string): string =>
    value.trim() === '' || Number.isNaN(Number(value)) ? value : new Intl.NumberFormat(language).format(Number(value));
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
};
