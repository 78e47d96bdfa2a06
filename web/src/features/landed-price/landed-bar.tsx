import type { LandedPriceView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import styles from './landed-price.module.css';
import { barParts } from './segments';

/** Draws the parts of a landed price by their shares. A part that is not known is hatched. The table has the figures. */
export function LandedBar({ price }: { price: Pick<LandedPriceView, 'lines' | 'gaps' | 'total'> }) {
  const t = useTexts('landed');
  return (
    <div className={styles.bar} aria-hidden="true">
      {barParts(price).map(({ segment, share, isMissing }) => (
        <i
          key={segment}
          data-segment={segment}
          data-missing={isMissing || undefined}
          style={{ flexGrow: Math.max(share, isMissing ? 0.04 : 0.004) }}
          title={t(`segment.${segment}`)}
        />
      ))}
    </div>
  );
}
