import { AppForm } from '../../forms/app-form';
import { DecimalField, PercentField } from '../../forms/fields/decimal-field';
import { MoneyField } from '../../forms/fields/money-field';
import { loadTexts } from '../../i18n/load-texts';
import { PriceFilter } from '../../ui/filter-bar/price-filter';
import { FieldGrid } from '../../ui/layout/layout';
import { say } from '../say';
import type { Scene } from '../scene';
import { anySchema, refusing } from '../scene-schema';

await loadTexts('fields');

const values = { sum: '2385000', price: '214500.5', currency: 'INR', advance: '30', weight: '148', volume: '0.21' };
const nothing = { sum: '', price: '', currency: 'INR', advance: '', weight: '', volume: '' };
const refused = { sum: '1', price: '204800', currency: 'INR', advance: '130', weight: '', volume: '' };
const wrong = refusing({ price: 'max', advance: 'out_of_range' });

function Amounts({ initial, isWrong = false }: { initial: typeof values; isWrong?: boolean }) {
  return (
    <AppForm schema={isWrong ? wrong : anySchema} initial={initial} areErrorsShown={isWrong} onSubmit={async () => {}}>
      <FieldGrid>
        <MoneyField name="sum" label={say('Сумма контракта', 'Contract sum')} currency="RUB" hasConversion isRequired />
        <MoneyField
          name="price"
          label={say('Цена за единицу', 'Price per unit')}
          choice={{ name: 'currency', currencies: ['INR', 'RUB', 'USD'] }}
        />
        <PercentField name="advance" label={say('Аванс', 'Advance')} placeholder="30" />
        <DecimalField name="weight" label={say('Масса нетто', 'Net weight')} unit={say('кг', 'kg')} />
        <DecimalField name="volume" label={say('Объём', 'Volume')} unit={say('м³', 'm³')} isDisabled />
      </FieldGrid>
    </AppForm>
  );
}

export const scenes: Scene[] = [
  { name: 'filled', render: () => <Amounts initial={values} /> },
  { name: 'empty', render: () => <Amounts initial={nothing} /> },
  { name: 'refused', render: () => <Amounts initial={refused} isWrong /> },
  {
    name: 'price-filter',
    render: () => (
      <PriceFilter
        label={say('Цена, ₽', 'Price, ₹')}
        value={{ from: 1200, to: 245_000 }}
        onChange={() => {}}
        bounds={{ from: '180', to: '1 200 000' }}
      />
    ),
  },
];
