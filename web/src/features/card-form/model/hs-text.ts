/** A code as it is written in tables: `841370` → `8413 70`. */
export const hsText = (code: string): string => code.replace(/^(\d{4})(\d+)$/, '$1 $2');

/** Digits alone of a code as people write it: `8413.70.21` → `84137021`. What is no code stays. */
const hsDigits = (typed: string): string => typed.replace(/[\s.]/g, '');

/** Whether somebody types a code and not a word. */
export const isHsCode = (typed: string): boolean => /^\d+$/.test(hsDigits(typed));
