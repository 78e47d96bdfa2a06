import { type LandedPriceView, landedLines } from '@setu/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { withinSentence } from '../../i18n/within-sentence';
import { Button } from '../../ui/button/button';
import { IconAlertTriangle } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';
import styles from './landed-price.module.css';
import { MissingFigure } from './own-figure';
import type { EnteredFigure, OverrideName } from './use-landed-choice';

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

/** Returns a sentence that names the lines that a total lacks, such as "Not included: duty, freight". Empty if none. */
export function useMissingText({ gaps }: Pick<LandedPriceView, 'gaps'>): string {
  const t = useTexts('landed');
  const lines = new Set(gaps.filter(({ reason }) => reason !== 'price_range').map(({ line }) => line));
  const names = [...lines].map((line) => withinSentence(t(`line.${line}`))).join(', ');
  return names === '' ? '' : t('lacks', { lines: names });
}

/** Names the lines that a total lacks. Nothing if it lacks none. */
export function LandedMissing({ price }: { price: Pick<LandedPriceView, 'gaps'> }) {
  const text = useMissingText(price);
  return text === '' ? null : <small className={styles.missing}>{text}</small>;
}

/** Returns whether no tariff for the main carriage is in force. A sum without it would look like the cheapest way. */
export const lacksTariff = ({ gaps }: Pick<LandedPriceView, 'gaps'>): boolean =>
  gaps.some(({ line, reason }) => line === 'freight' && (reason === 'no_lane' || reason === 'expired_lane'));

interface LandedGapsProps {
  price: LandedPriceView;
  /** Gets all figures that the reader entered, at once. */
  onFigures?: ((figures: readonly EnteredFigure[]) => void) | undefined;
}

/**
 * Says what the total lacks and why, so that a partial price never looks complete. The reader enters the figures that
 * they know, and one button applies them. What is typed stays until its gap is closed.
 */
export function LandedGaps({ price, onFigures }: LandedGapsProps) {
  const t = useTexts('landed');
  const [typed, setTyped] = useState<Partial<Record<OverrideName, string>>>({});
  if (price.is_complete) return null;
  const inOrder = price.gaps
    .toSorted((a, b) => landedLines.indexOf(a.line) - landedLines.indexOf(b.line))
    .map((gap) => ({ ...gap, override: onFigures && closedByFigure.has(gap.reason) ? closing[gap.line] : undefined }));
  const fields = inOrder.flatMap(({ override }) => override ?? []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = fields.flatMap((name) => (typed[name] ? [{ name, value: typed[name] }] : []));
    if (entered.length > 0) onFigures?.(entered);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const list = (
    <ul className={styles.gaps}>
      {inOrder.map(({ line, reason, override }) => (
        <li key={`${line} ${reason}`}>
          {t(`gap.${reason}`, { line: t(`line.${line}`) })}
          {override && (
            <MissingFigure
              name={t(`own.${override as 'freight'}`)}
              value={typed[override] ?? ''}
              isPercent={override === 'duty'}
              onChange={(value) => setTyped((before) => ({ ...before, [override]: value }))}
            />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Callout title={t('partial')} icon={IconAlertTriangle} tone="spark">
      {fields.length === 0 ? (
        list
      ) : (
        <form aria-label={t('partial')} onSubmit={handleSubmit}>
          {list}
          <div className={styles.applyFigures} data-print="off">
            <Button type="submit" size="small">
              {t('calculate')}
            </Button>
          </div>
        </form>
      )}
    </Callout>
  );
}
