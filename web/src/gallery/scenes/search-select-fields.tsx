import { AppForm } from '../../forms/app-form';
import { MultiSelectField } from '../../forms/fields/multi-select-field';
import { SearchSelectField } from '../../forms/fields/search-select-field';
import { loadTexts } from '../../i18n/load-texts';
import type { Option } from '../../ui/field/select-control';
import { MultiFilter } from '../../ui/filter-bar/multi-filter';
import { FieldGrid } from '../../ui/layout/layout';
import { say } from '../say';
import type { Scene } from '../scene';
import { anySchema, refusing } from '../scene-schema';

await loadTexts('fields');

const industries = (): Option[] =>
  [
    say('Пищевые ингредиенты', 'Food ingredients'),
    say('Чай, кофе, специи', 'Tea, coffee, spices'),
    say('Насосы и компрессоры', 'Pumps and compressors'),
    say('Ткани', 'Fabrics'),
    say('Кожа', 'Leather'),
    say('Крепёж', 'Fasteners'),
    say('Химия', 'Chemicals'),
    say('Прочее', 'Other'),
  ].map((label, at) => ({ value: String(at), label }));

interface Values {
  supplier: Option | null;
  industries: string[];
  category: string[];
}

const many = industries().map(({ value }) => value);
const wrong = refusing({ supplier: 'required', industries: 'required' });

function Selects({ initial, isWrong = false }: { initial: Values; isWrong?: boolean }) {
  return (
    <AppForm schema={isWrong ? wrong : anySchema} initial={initial} areErrorsShown={isWrong} onSubmit={async () => {}}>
      <FieldGrid>
        <SearchSelectField
          name="supplier"
          label={say('Поставщик', 'Supplier')}
          placeholder={say('Название или город', 'Name or city')}
          hint={say('Поиск с трёх символов', 'Search begins with three characters')}
          search={async () => ({ options: industries(), hasMore: true })}
          isRequired
        />
        <MultiSelectField name="category" label={say('Категории', 'Categories')} options={industries()} isDisabled />
        <div data-wide>
          <MultiSelectField name="industries" label={say('Отрасли', 'Industries')} options={industries()} isRequired />
        </div>
      </FieldGrid>
    </AppForm>
  );
}

const supplier = { value: '1', label: 'Deccan Flow Systems Pvt Ltd' };

export const scenes: Scene[] = [
  { name: 'filled', render: () => <Selects initial={{ supplier, industries: many, category: ['1', '3'] }} /> },
  { name: 'empty', render: () => <Selects initial={{ supplier: null, industries: [], category: [] }} /> },
  { name: 'refused', render: () => <Selects initial={{ supplier: null, industries: [], category: [] }} isWrong /> },
  {
    name: 'filter',
    render: () => (
      <MultiFilter
        label={say('Менеджеры', 'Managers')}
        options={industries()}
        value={['1', '2', '3']}
        onChange={() => {}}
      />
    ),
  },
];
