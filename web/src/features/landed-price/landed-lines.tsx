import { type LandedPriceView, unitAfter } from '@setu/contract';
import { currentLanguage, formatPercent } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { withinSentence } from '../../i18n/within-sentence';
import { VisuallyHidden } from '../../ui/layout/text';
import styles from './landed-price.module.css';
import { isPriceless, printedLines, roubles, segmentOf, shownFigures, wholeRoubles } from './segments';

interface LandedLinesProps {
  /** Without a price per unit, it is the price of several cards. */
  price: Omit<LandedPriceView, 'per_unit'> & { per_unit?: number };
  unit?: string;
}

/**
 * Shows the lines of a landed price with their shares, and the totals below. Its figures add up as they are shown. The
 * lines that the price of the goods includes have no figures, so they share one row.
 */
export function LandedLines({ price, unit: name = '' }: LandedLinesProps) {
  const unit = unitAfter(1, name, currentLanguage());
  const t = useTexts('landed');
  const lines = printedLines(price.lines);
  const [included, ...alsoIncluded] = lines.filter((line) => line.is_included).map(({ kind }) => kind);
  const { amounts, shares, total: whole, vat } = shownFigures(lines);
  const isRange = price.gaps.some(({ reason }) => reason === 'price_range');
  const from = (text: string, isFrom: boolean) => (isFrom ? t('from', { amount: text }) : text);
  const total = (text: string) => (price.gaps.some(isPriceless) ? t('unknown') : from(text, !price.is_complete));
  return (
    <table className={styles.lines}>
      <caption>
        <VisuallyHidden>{t('linesOf', { city: price.city.name })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('lineTitle')}</VisuallyHidden>
          </th>
          <td />
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) =>
          line.is_included ? (
            line.kind === included && (
              <tr key={line.kind}>
                <th scope="row">
                  {[t(`line.${line.kind}`), ...alsoIncluded.map((kind) => withinSentence(t(`line.${kind}`)))].join(
                    ', ',
                  )}
                </th>
                <td>{t('included')}</td>
                <td />
              </tr>
            )
          ) : (
            <tr key={line.kind}>
              <th scope="row">
                <i data-segment={segmentOf[line.kind]} data-missing={line.amount === null || undefined} />
                {t(`line.${line.kind}`)}
              </th>
              <td>
                {line.amount === null
                  ? t('unknown')
                  : from(wholeRoubles(amounts[at] ?? 0), isRange && line.kind === 'goods')}
              </td>
              <td>{line.amount ? formatPercent(shares[at] ?? 0) : ''}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t('total')}</th>
          <td>{total(wholeRoubles(whole))}</td>
          <td />
        </tr>
        {price.per_unit !== undefined && (
          <tr>
            <th scope="row">{unit ? t('totalPerUnit', { unit }) : t('totalPerPiece')}</th>
            <td>{total(roubles(price.per_unit))}</td>
            <td />
          </tr>
        )}
        {vat > 0 && (
          <tr>
            <th scope="row">{t('withoutVat', { vat: wholeRoubles(vat) })}</th>
            <td>{total(wholeRoubles(whole - vat))}</td>
            <td />
          </tr>
        )}
      </tfoot>
    </table>
  );
}
