import { useTexts } from '../../i18n/use-texts';
import { useSettled } from '../../lib/use-settled';
import { useGetLandedPriceOfCardQuery } from './api';
import { lacksTariff, useMissingText } from './landed-gaps';
import { isPriceless, shownFigures, wholeRoubles } from './segments';

const typingPauseMs = 300;

interface LandedHintProps {
  card: string;
  count: number;
  city: string;
}

/** Says in one line what the goods cost in the city. Nothing if that cannot be computed. */
export function LandedHint({ card, count, city }: LandedHintProps) {
  const t = useTexts('landed');
  const settled = useSettled(String(count), typingPauseMs);
  const { currentData: price } = useGetLandedPriceOfCardQuery({ card, count: settled, city });
  const missing = useMissingText(price ?? { gaps: [] });
  if (!price || price.gaps.some(isPriceless) || lacksTariff(price)) return null;
  const amount = t(price.is_complete ? 'about' : 'from', { amount: wholeRoubles(shownFigures(price.lines).total) });
  const sum = t('sumInCity', { amount, city: price.city.name });
  return missing === '' ? sum : `${sum}. ${missing}`;
}
