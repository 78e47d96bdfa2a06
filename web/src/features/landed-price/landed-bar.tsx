import type { LandedPriceView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import styles from './landed-price.module.css';
import { barParts } from './segments';

interface LandedBarProps {
  price: Pick<LandedPriceView, 'lines' | 'gaps' | 'total'>;
  /** A low bar, for a comparison. */
  isLow?: boolean;
}

/** Draws the parts of a landed price by their shares. A part that is not known is hatched, and
 * stands apart if nothing of it is known. The table has the figures. */
export function LandedBar({ price, isLow = false }: LandedBarProps) {
  const t = useTexts('landed');
  return (
    <div className={styles.bar} data-low={isLow || undefined} aria-hidden="true">
      {barParts(price).map(({ segment, share, isMissing }) => (
        <i
          key={segment}
          data-segment={segment}
          data-missing={isMissing || undefined}
          data-unknown={share === 0 || undefined}
          style={{ flexGrow: share === 0 ? 0 : Math.max(share, 0.004) }}
          title={t(`segment.${segment}`)}
        />
      ))}
    </div>
  );
}
