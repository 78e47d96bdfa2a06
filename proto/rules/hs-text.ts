/** Formats an HS code as in tables: `841370` → `8413 70`. A text that is not a plain code stays as it is. */
export const hsText = (code: string): string => code.replace(/^(\d{4})(\d+)$/, '$1 $2');
