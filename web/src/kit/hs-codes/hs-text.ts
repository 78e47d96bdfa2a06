/** Formats a code as in tables: `841370` → `8413 70`. */
export const hsText = (code: string): string => code.replace(/^(\d{4})(\d+)$/, '$1 $2');

/** Removes spaces and dots from a code: `8413.70.21` → `84137021`. Other characters stay. */
export const hsDigits = (typed: string): string => typed.replace(/[\s.]/g, '');

/** Tells whether the text is a code and not a word. */
export const isHsCode = (typed: string): boolean => /^\d+$/.test(hsDigits(typed));
