import type { LandedPriceView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { withinSentence } from '../../i18n/within-sentence';
import { IconAlertTriangle } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';
import styles from './landed-price.module.css';
import { MissingFigure } from './own-figure';
import type { FigureChange, OverrideName } from './use-landed-choice';

/** The gaps that a reader's own figure closes, with the parameter of that figure. */
const closing: Partial<Record<LandedPriceView['gaps'][number]['line'], OverrideName>> = {
  freight: 'freight',
  duty: 'duty',
  delivery: 'delivery',
};
const closedByFigure = new Set([
  'no_lane',
  'expired_lane',
  'no_place',
  'no_leg',
  'expired_leg',
  'no_tariff',
  'expired_tariff',
]);

/** Returns the names of the lines that a total lacks, such as "duty, freight". Empty if it lacks none. */
export function useMissingLines(price: Pick<LandedPriceView, 'gaps'>): string {
  const t = useTexts('landed');
  const lines = new Set(price.gaps.filter(({ reason }) => reason !== 'price_range').map(({ line }) => line));
  return [...lines].map((line) => withinSentence(t(`line.${line}`))).join(', ');
}

/** Returns whether no tariff for the main carriage is in force. A sum without it would look like the cheapest way. */
export const lacksTariff = ({ gaps }: Pick<LandedPriceView, 'gaps'>): boolean =>
  gaps.some(({ line, reason }) => line === 'freight' && (reason === 'no_lane' || reason === 'expired_lane'));

/** Says what the total lacks and why, so that a partial price never looks complete. */
export function LandedGaps({ price, onFigure }: { price: LandedPriceView; onFigure?: FigureChange | undefined }) {
  const t = useTexts('landed');
  if (price.is_complete) return null;
  return (
    <Callout title={t('partial')} icon={IconAlertTriangle} tone="spark">
      <ul className={styles.gaps}>
        {price.gaps.map(({ line, reason }) => {
          const name = t(`line.${line}`);
          const override = closedByFigure.has(reason) ? closing[line] : undefined;
          return (
            <li key={`${line} ${reason}`}>
              {t(`gap.${reason}`, { line: name })}
              {override && onFigure && (
                <MissingFigure
                  name={t(`own.${override as 'freight'}`)}
                  isPercent={override === 'duty'}
                  onChange={(value) => onFigure(override, value)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
