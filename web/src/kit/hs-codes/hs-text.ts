/** Removes spaces and dots from a code: `8413.70.21` → `84137021`. Other characters stay. */
export const hsDigits = (typed: string): string => typed.replace(/[\s.]/g, '');

/** Tells whether the text is a code and not a word. */
export const isHsCode = (typed: string): boolean => /^\d+$/.test(hsDigits(typed));
