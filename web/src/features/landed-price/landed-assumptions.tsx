import type { LandedAssumptionView, LandedPriceView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../../ui/button/text-link';
import { Tag } from '../../ui/status/status-chip';
import styles from './landed-price.module.css';
import { OwnFigure } from './own-figure';
import { useAssumptionTexts } from './use-assumption-texts';
import type { LandedChoice } from './use-landed-choice';

interface LandedAssumptionsProps {
  price: LandedPriceView;
  choice: LandedChoice;
}

/** Lists every figure that the price relies on, with its source. Most can be replaced by the reader's own. */
export function LandedAssumptions({ price, choice }: LandedAssumptionsProps) {
  const t = useTexts('landed');
  const texts = useAssumptionTexts(price);
  return (
    <section className={styles.assumptions} aria-labelledby="landed-assumptions">
      <div className={styles.assumptionsHead}>
        <h3 id="landed-assumptions">{t('assumptions')}</h3>
        {choice.hasOverrides && <TextButton onClick={choice.restore}>{t('restore')}</TextButton>}
      </div>
      <dl>
        {price.assumptions.map((one) => (
          <div key={one.kind}>
            <dt>{texts.nameOf(one)}</dt>
            <dd>
              <Value one={one} name={texts.nameOf(one)} shown={texts.valueOf(one)} choice={choice} />
            </dd>
            <dd>
              <Source one={one} text={texts.sourceOf(one)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('note')}</p>
    </section>
  );
}

interface ValueProps {
  one: LandedAssumptionView;
  name: string;
  shown: string;
  choice: LandedChoice;
}

function Value({ one, name, shown, choice }: ValueProps) {
  const { override } = one;
  if (!override) return shown;
  return (
    <OwnFigure
      name={name}
      shown={shown}
      value={one.value}
      isPercent={one.unit === 'percent'}
      onChange={(value) => choice.setOverride(override, value)}
    />
  );
}

function Source({ one: { source }, text }: { one: LandedAssumptionView; text: string }) {
  const t = useTexts('landed');
  const isLink = source !== null && /^https?:/.test(source.url);
  return (
    <>
      {isLink ? (
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
      {source?.is_example && (
        <>
          {' '}
          <Tag>{t('example')}</Tag>
        </>
      )}
    </>
  );
}
