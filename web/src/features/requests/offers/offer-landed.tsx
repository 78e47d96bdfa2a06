import type { OfferLandedList, OfferLandedView } from '@setu/contract';
import { formatMoneyAsIs } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { isPriceless, LandedBar, type Segment, segmentOf, segments } from '../../landed-price/public';
import styles from './offers.module.css';

const roubles = (value: number) => formatMoneyAsIs({ value, currency: 'RUB' });

interface OfferLandedProps {
  landed: OfferLandedView | undefined;
  city: OfferLandedList['city'];
  unit: string;
  isLoading: boolean;
}

/** Shows what the goods of one offer cost in the warehouse, and what the price consists of. */
export function OfferLanded({ landed, city, unit, isLoading }: OfferLandedProps) {
  const t = useTexts('landed');
  if (!landed || !city) return <div className={styles.landed}>{isLoading && <SkeletonText lines={4} />}</div>;
  const isUnknown = landed.gaps.some(isPriceless);
  const from = (value: number) => (landed.is_complete ? roubles(value) : t('from', { amount: roubles(value) }));
  return (
    <section className={styles.landed} data-cheapest={landed.is_cheapest || undefined}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('inCity', { city: city.name })}</dt>
          <dd>
            <b className={styles.total}>{isUnknown ? t('unknown') : from(landed.total)}</b>
            {!isUnknown && (
              <span className={styles.note}>
                {unit
                  ? t('offer.perUnit', { amount: from(landed.per_unit), unit })
                  : t('offer.perPiece', { amount: from(landed.per_unit) })}
              </span>
            )}
            <LandedBar price={landed} isLow />
            {landed.above_cheapest !== null && (
              <span className={styles.above}>{t('offer.above', { amount: roubles(landed.above_cheapest) })}</span>
            )}
          </dd>
        </div>
      </dl>
      <table className={styles.parts}>
        <caption>{t('linesOf', { city: city.name })}</caption>
        <tbody>
          {segments.map((segment) => (
            <tr key={segment}>
              <th scope="row">{t(`segment.${segment}`)}</th>
              <td>{partText(landed, segment, { included: t('included'), unknown: t('unknown') })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {landed.gaps.length > 0 && (
        <ul className={styles.gaps}>
          {landed.gaps.map(({ line, reason }) => (
            <li key={`${line} ${reason}`}>{t(`gap.${reason}`, { line: t(`line.${line}`) })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns the amount of a part. Unknown if one of its lines is, and included if the price includes all of them. */
function partText(
  { lines, gaps }: OfferLandedView,
  segment: Segment,
  words: { included: string; unknown: string },
): string {
  const own = lines.filter(({ kind }) => segmentOf[kind] === segment);
  const sum = own.reduce((all, { amount }) => all + Math.round((amount ?? 0) * 100), 0) / 100;
  const isMissing = gaps.some(({ line, reason }) => segmentOf[line] === segment && reason !== 'price_range');
  if (isMissing) return sum > 0 ? `${roubles(sum)} + ?` : words.unknown;
  return sum === 0 && own.some((line) => line.is_included) ? words.included : roubles(sum);
}
