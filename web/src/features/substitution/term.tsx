import type { SubstitutionView } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';

/** Shows the dates, and whether they have started. */
export function Term({ of }: { of: SubstitutionView }) {
  const t = useTexts('substitution');
  const days = { start: formatDate(of.start), finish: formatDate(of.finish) };
  return <>{t(of.is_in_force ? 'term.inForce' : 'term.later', days)}</>;
}
