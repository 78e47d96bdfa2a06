/** The first day of every example. */
export const exampleFrom = '2026-01-01';

/** Returns the columns that mark a row as an example that nobody may rely on. */
export const exampleSource = (en: string, ru: string) => ({
  ...{ source: `${en} / ${ru}`, source_url: '', is_example: 'yes' },
});
