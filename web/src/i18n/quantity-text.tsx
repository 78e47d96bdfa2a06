import type { UnitView } from '@setu/contract';
import { currentLanguage, formatNumber } from './formats';
import { unitAfter } from './units';

interface QuantityTextProps {
  value: number;
  /** Null: figures alone. */
  unit: Pick<UnitView, 'name' | 'langs'> | null;
}

/** Figure and unit that never break apart; a unit in the other language carries its `lang`. */
export function QuantityText({ value, unit }: QuantityTextProps) {
  const figure = formatNumber(value);
  if (!unit?.name) return figure;
  const { name: lang } = unit.langs;
  return (
    <span>
      {`${figure}\u00A0`}
      <span lang={lang}>{unitAfter(value, unit.name, lang ?? currentLanguage())}</span>
    </span>
  );
}
