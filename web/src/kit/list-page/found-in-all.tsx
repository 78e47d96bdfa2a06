import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';

interface FoundInAllProps {
  /** What to try if nothing was found anywhere. */
  text?: string;
  /** The number of rows that the same filters find in the view of all rows. */
  count: number | undefined;
  to: string;
}

/** Says, in a view without matches, how many the view of all rows has, with its link. Otherwise says what to try. */
export function FoundInAll({ text, count, to }: FoundInAllProps) {
  const t = useTexts();
  return count ? <TextLink to={to}>{t('states.foundInAll', { count })}</TextLink> : (text ?? t('states.noResultsText'));
}
