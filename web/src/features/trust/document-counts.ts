import { type FormatSettings, formatNumber } from '../../i18n/formats';
import type { useTexts } from '../../i18n/use-texts';

/** Returns the numbers of a supplier's checks and certificates as texts: `4 checks by the broker`, `1 certificate`. */
export const documentCounts = (
  t: ReturnType<typeof useTexts<'trust'>>,
  checks: number,
  certificates: number,
  reader?: FormatSettings,
): string[] =>
  (
    [
      ['checks', checks],
      ['certificates', certificates],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t(`documents.${kind}`, { count, shown: formatNumber(count, reader) }));
