import { laneModes } from '@setu/contract';
import { formatDate, formatQuantity } from '../../i18n/formats';
import type { Unit } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { printPart } from '../../lib/page';
import { Button } from '../../ui/button/button';
import { SelectControl } from '../../ui/field/select-control';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { LandedAssumptions } from './landed-assumptions';
import { LandedBar } from './landed-bar';
import { LandedCity } from './landed-city';
import { LandedGaps, lacksTariff } from './landed-gaps';
import { LandedLines } from './landed-lines';
import styles from './landed-price.module.css';
import { shownFigures, wholeRoubles } from './segments';
import { type LandedChoice, useLandedPrice } from './use-landed-choice';

interface LandedPanelProps {
  choice: LandedChoice;
  unit: Unit | null;
}

/** Shows how the price in the customer's warehouse comes about: the bar, its lines, and every assumption. */
export function LandedPanel({ choice, unit }: LandedPanelProps) {
  const t = useTexts('landed');
  return (
    <div id="landed-price" className={styles.target} data-print-part="landed-price">
      <Panel title={t('title')} aside={<Controls choice={choice} />} className={styles.panel}>
        <Content choice={choice} unit={unit} />
      </Panel>
    </div>
  );
}

function Controls({ choice }: { choice: LandedChoice }) {
  const t = useTexts('landed');
  const { price } = useLandedPrice(choice);
  const isUnserved = (mode: string) => mode === choice.query.mode && price !== undefined && lacksTariff(price);
  const modes = laneModes.map((mode) => ({
    value: mode,
    label: isUnserved(mode) ? t('noTariff', { mode: t(`by.${mode}`) }) : t(`by.${mode}`),
  }));
  return (
    <div className={styles.controls}>
      <LandedCity city={choice.query.city || price?.city.code || ''} onCity={choice.setCity} />
      <SelectControl
        aria-label={t('modeLabel')}
        emptyLabel={t('anyMode')}
        options={modes}
        value={choice.query.mode ?? ''}
        onChange={({ currentTarget: { value } }) => choice.setMode(laneModes.find((mode) => mode === value))}
      />
      <Button size="small" onClick={() => printPart('landed-price')}>
        {t('print')}
      </Button>
    </div>
  );
}

function Content({ choice, unit }: LandedPanelProps) {
  const t = useTexts('landed');
  const { price, isError, isFetching, refetch } = useLandedPrice(choice);
  if (isError) return <Failure title={t('failed')} onRetry={() => void refetch()} size="part" />;
  if (!price) return <SkeletonText lines={8} />;
  const unitName = unit?.name ?? '';
  const quantity = formatQuantity(Number(choice.query.count), unitName);
  const route = price.routes[0];
  return (
    <div className={styles.content} aria-busy={isFetching}>
      <p className={styles.head}>
        <span>
          {route?.from
            ? t('headWay', { quantity, from: route.from.name, to: route.to.name, city: price.city.name })
            : t('head', { quantity, city: price.city.name })}
          {route?.days_from && route.days_to
            ? `, ${t('days', { from: route.days_from, to: route.days_to, count: route.days_to })}`
            : ''}
        </span>
        {price.is_complete && <b>{wholeRoubles(shownFigures(price.lines).total)}</b>}
      </p>
      <LandedBar price={price} />
      <div className={styles.two}>
        <LandedLines price={price} unit={unitName} />
        <div className={styles.basis}>
          <LandedGaps
            price={price}
            onFigures={(figures) => {
              for (const { name, value } of figures) choice.setOverride(name, value);
            }}
          />
          <LandedAssumptions
            price={price}
            onFigure={choice.setOverride}
            onRestore={choice.hasOverrides ? choice.restore : undefined}
            isFolded
          />
        </div>
      </div>
      <p className={styles.printed}>{t('printed', { date: formatDate(price.date) })}</p>
    </div>
  );
}
