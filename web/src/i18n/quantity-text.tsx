import { type Langs, type UnitView, unitAfter } from '@setu/contract';
import { currentLanguage, type FormatSettings, formatNumber } from './formats';
import { useReader } from './reader';
import { WithPart } from './with-part';

/** A unit of measure: its name, and its language if that is not the reader's. */
export type Unit = Pick<UnitView, 'name' | 'langs'>;

export interface Quantity {
  value: number;
  /** The unit, or null to show only the number. */
  unit: Unit | null;
}

/** Returns the unit of a row that holds the unit's name. */
export const unitOf = ({ unit, langs }: { unit: string; langs: Langs }): Unit => ({
  name: unit,
  langs: langs.unit ? { name: langs.unit } : {},
});

/** Returns the name of a unit as it follows a number. */
export const unitText = (value: number, { name, langs }: Unit, reader?: FormatSettings): string =>
  unitAfter(value, name, langs.name ?? currentLanguage(reader));

/** Returns the name of a unit as it stands for any quantity: «Quantity, months». */
export const unitOfMany = (unit: Unit): string => unitText(100, unit);

/** A number and its unit on one line. A unit in the other language carries its `lang` attribute. */
export function QuantityText({ value, unit }: Quantity) {
  const reader = useReader();
  const figure = formatNumber(value, reader);
  if (!unit?.name) return figure;
  return (
    <span>
      {`${figure}\u00A0`}
      <span lang={unit.langs.name}>{unitText(value, unit, reader)}</span>
    </span>
  );
}

/** A sentence of the interface that contains a quantity. `say` returns the sentence for the quantity it gets. */
export function QuantitySentence({ value, unit, say }: Quantity & { say: (quantity: string) => string }) {
  const reader = useReader();
  const figure = formatNumber(value, reader);
  const quantity = unit?.name ? `${figure}\u00A0${unitText(value, unit, reader)}` : figure;
  return (
    <WithPart sentence={say(quantity)} part={quantity}>
      <QuantityText value={value} unit={unit} />
    </WithPart>
  );
}

/** A sentence of the interface that contains a unit: "Per kg". */
export function UnitSentence({ unit, say }: { unit: Unit; say: (name: string) => string }) {
  const name = unitText(1, unit, useReader());
  return (
    <WithPart sentence={say(name)} part={name}>
      <span lang={unit.langs.name}>{name}</span>
    </WithPart>
  );
}
