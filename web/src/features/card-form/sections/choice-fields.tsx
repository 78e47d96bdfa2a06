import { SelectField } from '../../../forms/fields/select-field';
import { useListColorsQuery, useListCountriesQuery, useListUnitsQuery } from '../../../forms/reference-api';
import { useTexts } from '../../../i18n/use-texts';
import type { Option } from '../../../ui/field/select-control';
import { incoterms } from '../model/incoterms';
import { useCardValue } from './card-context';
import { FieldPlace } from './field-place';
import { PlainCardField } from './plain-card-field';

interface ChoiceProps {
  name: 'country' | 'unit' | 'inco_terms' | 'color';
  options: Option[];
  color?: string | undefined;
}

function ChoiceField({ name, options, color }: ChoiceProps) {
  const t = useTexts('card-fields');
  return (
    <FieldPlace field={name}>
      <SelectField name={name} label={t(`label.${name}`)} options={options} color={color} isRequired />
    </FieldPlace>
  );
}

/** Asks for the country of origin. */
export function CountryField() {
  const { data: countries = [] } = useListCountriesQuery();
  return <ChoiceField name="country" options={countries.map(({ id, name }) => ({ value: id, label: name }))} />;
}

/** Asks for the unit of prices and quantities. */
export function UnitField() {
  const { data: units = [] } = useListUnitsQuery();
  const options = units.map(({ id, name, description }) => ({
    value: id,
    label: description && description !== name ? `${name}, ${description}` : name,
  }));
  return <ChoiceField name="unit" options={options} />;
}

/** Asks for an amount of goods, in the unit of the card. */
export function UnitAmountField({ name }: { name: 'minimum_quantum' | 'count_in_one_package' }) {
  const t = useTexts('card-form');
  const { data: units = [] } = useListUnitsQuery();
  const chosen = useCardValue(({ unit }) => unit);
  const hint = name === 'count_in_one_package' ? t('hints.count_in_one_package') : undefined;
  return <PlainCardField name={name} unit={units.find(({ id }) => id === chosen)?.name} hint={hint} />;
}

/** Asks for the Incoterms. */
export function IncotermsField() {
  const t = useTexts('card-form');
  return (
    <ChoiceField
      name="inco_terms"
      options={incoterms.map((code) => ({ value: code, label: t(`incoterms.${code}`) }))}
    />
  );
}

/** Asks for the colour and shows it. */
export function ColorField() {
  const { data: colors = [] } = useListColorsQuery();
  const chosen = useCardValue(({ color }) => color);
  const hex = colors.find(({ id }) => id === chosen)?.hex;
  return <ChoiceField name="color" options={colors.map(({ id, name }) => ({ value: id, label: name }))} color={hex} />;
}
