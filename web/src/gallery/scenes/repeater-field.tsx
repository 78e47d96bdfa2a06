import { AppForm } from '../../forms/app-form';
import { DecimalField } from '../../forms/fields/decimal-field';
import { RepeaterField } from '../../forms/fields/repeater-field';
import { TextField } from '../../forms/fields/text-field';
import { loadTexts } from '../../i18n/load-texts';
import { say } from '../say';
import type { Scene } from '../scene';
import { anySchema, refusing } from '../scene-schema';

await loadTexts('fields');

interface Row {
  name: string;
  count: string;
}

const rows: Row[] = [
  { name: say('Крышка люка D400', 'Manhole cover D400'), count: '250' },
  { name: say('Решётка дождеприёмная', 'Gully grate'), count: '' },
];
const wrong = refusing({ 'items.1.count': 'required' });

function Rows({
  items,
  isWrong = false,
  isDisabled = false,
}: {
  items: Row[];
  isWrong?: boolean;
  isDisabled?: boolean;
}) {
  return (
    <AppForm
      schema={isWrong ? wrong : anySchema}
      initial={{ items }}
      areErrorsShown={isWrong}
      onSubmit={async () => {}}
    >
      <RepeaterField<Row>
        name="items"
        label={say('Позиции', 'Items')}
        hint={say('Не больше десяти', 'Ten at most')}
        addLabel={say('Добавить позицию', 'Add an item')}
        rowName={(position) => say(`Позиция ${position}`, `Item ${position}`)}
        makeRow={() => ({ name: '', count: '' })}
        max={10}
        isDisabled={isDisabled}
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label={say('Что нужно', 'What is needed')} isDisabled={isDisabled} />
            <DecimalField
              name={`${path}.count`}
              label={say('Количество', 'Quantity')}
              unit={say('шт', 'pcs')}
              isDisabled={isDisabled}
            />
          </>
        )}
      </RepeaterField>
    </AppForm>
  );
}

export const scenes: Scene[] = [
  { name: 'rows', render: () => <Rows items={rows} /> },
  { name: 'refused', render: () => <Rows items={rows} isWrong /> },
  { name: 'empty', render: () => <Rows items={[]} /> },
  { name: 'disabled', render: () => <Rows items={rows} isDisabled /> },
];
