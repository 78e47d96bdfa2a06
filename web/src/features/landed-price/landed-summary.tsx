import { unitAfter } from '@setu/contract';
import { currentLanguage } from '../../i18n/formats';
import type { Unit } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { PlaceLink } from '../../ui/button/text-link';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { LandedMissing, lacksTariff } from './landed-gaps';
import styles from './landed-price.module.css';
import { isPriceless, roubles, shownFigures, wholeRoubles } from './segments';
import { type LandedChoice, useLandedPrice } from './use-landed-choice';

// Only a complete price may say that it includes duty and VAT.
const unitKeys = {
  whole: { unit: 'perUnit', piece: 'perPiece' },
  partial: { unit: 'partialPerUnit', piece: 'partialPerPiece' },
} as const;

interface LandedSummaryProps {
  choice: LandedChoice;
  unit: Unit | null;
}

/** Shows in one block what the goods cost in the city, with a link to the calculation. Nothing if it is unavailable. */
export function LandedSummary({ choice, unit }: LandedSummaryProps) {
  const t = useTexts('landed');
  const { price, isError, isFetching } = useLandedPrice(choice);
  if (isError || price?.gaps.some(isPriceless)) return null;
  if (!price) return <SkeletonText lines={2} />;
  if (lacksTariff(price))
    return (
      <p className={styles.summary} aria-busy={isFetching}>
        <span>{t('inCity', { city: price.city.name })}</span>
        <b>{t('noFreight')}</b>
        <PlaceLink to="landed-price">{t('show')}</PlaceLink>
      </p>
    );
  const key = price.is_complete ? 'about' : 'from';
  const amount = (text: string) => t(key, { amount: text });
  return (
    <p className={styles.summary} aria-busy={isFetching}>
      <span>{t('inCity', { city: price.city.name })}</span>
      <b>{amount(wholeRoubles(shownFigures(price.lines).total))}</b>
      <small>
        {t(unitKeys[price.is_complete ? 'whole' : 'partial'][unit?.name ? 'unit' : 'piece'], {
          ...{ amount: amount(roubles(price.per_unit)), unit: unitAfter(1, unit?.name ?? '', currentLanguage()) },
        })}
      </small>
      <LandedMissing price={price} />
      <PlaceLink to="landed-price">{t('show')}</PlaceLink>
    </p>
  );
}
