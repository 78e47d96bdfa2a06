import type { LandedAssumptionView, LandedPriceView } from '@setu/contract';
import { useState } from 'react';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../../ui/button/text-link';
import { Icon } from '../../ui/icon/icon';
import { IconChevronDown } from '../../ui/icon/icons';
import { useIsWide } from '../../ui/media/use-is-wide';
import styles from './landed-price.module.css';
import { OwnFigure } from './own-figure';
import { useAssumptionTexts } from './use-assumption-texts';
import type { FigureChange } from './use-landed-choice';

interface LandedAssumptionsProps {
  price: LandedPriceView;
  /** Gets a figure that the reader entered. Without it the figures are fixed. */
  onFigure?: FigureChange | undefined;
  /** Restores the figures of the platform, if any was replaced. */
  onRestore?: (() => void) | undefined;
  /** Why figures were replaced. */
  reasons?: ReadonlyMap<string, string>;
  /** True if the reader can fold the list to its title, which narrow windows begin with. Paper shows all of it. */
  isFolded?: boolean;
}

/** Lists every figure that the price relies on, with its source. Most can be replaced by the reader's own. */
export function LandedAssumptions({ price, onFigure, onRestore, reasons, isFolded }: LandedAssumptionsProps) {
  const t = useTexts('landed');
  const texts = useAssumptionTexts(price);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(!isFolded || isWide);
  return (
    <section className={styles.assumptions} aria-labelledby="landed-assumptions" data-folded={!isOpen || undefined}>
      <div className={styles.assumptionsHead}>
        <h3 id="landed-assumptions">
          {isFolded ? (
            <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('assumptions')}
              <span>{formatNumber(price.assumptions.length)}</span>
              <Icon of={IconChevronDown} size={18} />
            </button>
          ) : (
            t('assumptions')
          )}
        </h3>
        {onRestore && <TextButton onClick={onRestore}>{t('restore')}</TextButton>}
      </div>
      <dl>
        {price.assumptions.map((one) => (
          <div key={one.kind}>
            <dt>{texts.nameOf(one)}</dt>
            <dd>
              <Value one={one} name={texts.nameOf(one)} shown={texts.valueOf(one)} onFigure={onFigure} />
            </dd>
            <dd>{reasons?.get(one.override ?? '') ?? <Source one={one} text={texts.sourceOf(one)} />}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t(!onFigure ? 'noteFixed' : isOpen ? 'noteOpen' : 'note')}</p>
    </section>
  );
}

interface ValueProps {
  one: LandedAssumptionView;
  name: string;
  shown: string;
  onFigure: FigureChange | undefined;
}

function Value({ one, name, shown, onFigure }: ValueProps) {
  const { override } = one;
  if (!override || !onFigure) return shown;
  return (
    <OwnFigure
      name={name}
      shown={shown}
      value={one.value}
      isPercent={one.unit === 'percent'}
      onChange={(value) => onFigure(override, value)}
    />
  );
}

function Source({ one: { source }, text }: { one: LandedAssumptionView; text: string }) {
  const t = useTexts('landed');
  const isLink = source !== null && /^https?:/.test(source.url);
  const shown = source?.is_example ? t('source.rough', { source: text }) : text;
  if (!isLink) return shown;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
