import type { LandedLineView, LandedPriceView } from '@setu/contract';
import { formatMoneyAsIs, formatPercent } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../../ui/layout/text';
import styles from './landed-price.module.css';
import { isPriceless, printedLines, segmentOf } from './segments';

const roubles = (value: number) => formatMoneyAsIs({ value, currency: 'RUB' });

interface LandedLinesProps {
  /** Without a price per unit, it is the price of several cards, in a narrow panel. */
  price: Omit<LandedPriceView, 'per_unit'> & { per_unit?: number };
  unit?: string;
}

/** Shows the lines of a landed price with their shares, and the totals below. */
export function LandedLines({ price, unit = '' }: LandedLinesProps) {
  const t = useTexts('landed');
  const share = ({ amount }: LandedLineView) =>
    amount && price.total > 0 ? formatPercent(Math.round((amount / price.total) * 1000) / 1000) : '';
  // A narrow panel beside a list has no room for shares.
  const hasShares = price.per_unit !== undefined;
  const total = (value: number) => {
    if (price.gaps.some(isPriceless)) return t('unknown');
    return price.is_complete ? roubles(value) : t('from', { amount: roubles(value) });
  };
  return (
    <table className={styles.lines} data-narrow={!hasShares || undefined}>
      <caption>
        <VisuallyHidden>{t('linesOf', { city: price.city.name })}</VisuallyHidden>
      </caption>
      <tbody>
        {printedLines(price.lines).map((line) => (
          <tr key={line.kind}>
            <th scope="row">
              <i data-segment={segmentOf[line.kind]} data-missing={line.amount === null || undefined} />
              {t(`line.${line.kind}`)}
            </th>
            <td>{line.is_included ? t('included') : line.amount === null ? t('unknown') : roubles(line.amount)}</td>
            {hasShares && <td>{share(line)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t('total')}</th>
          <td>{total(price.total)}</td>
          {hasShares && <td />}
        </tr>
        {price.per_unit !== undefined && (
          <tr>
            <th scope="row">{unit ? t('totalPerUnit', { unit }) : t('totalPerPiece')}</th>
            <td>{total(price.per_unit)}</td>
            {hasShares && <td />}
          </tr>
        )}
        {price.vat > 0 && (
          <tr>
            <th scope="row">{t('withoutVat', { vat: roubles(price.vat) })}</th>
            <td>{total(price.total_without_vat)}</td>
            {hasShares && <td />}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
