import { DecimalField, PercentField } from '../../forms/fields/decimal-field';
import { MoneyField } from '../../forms/fields/money-field';
import { TextAreaField, TextField } from '../../forms/fields/text-field';
import type { Section } from '../../forms/sections/form-section';
import { SectionedForm } from '../../forms/sections/sectioned-form';
import { loadTexts } from '../../i18n/load-texts';
import { Button } from '../../ui/button/button';
import { FieldGrid } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { say } from '../say';
import type { Scene } from '../scene';
import { anySchema } from '../scene-schema';

await loadTexts('fields');

const sections: Section[] = [
  {
    id: 'main',
    title: say('Основное', 'Main'),
    schema: anySchema,
    initial: { name: say('Насос химический KPC 40-200', 'Chemical process pump KPC 40-200'), code: 'KPC-40-200-316' },
    content: (
      <FieldGrid>
        <TextField name="name" label={say('Название', 'Name')} isRequired />
        <TextField name="code" label={say('Артикул', 'Vendor code')} />
      </FieldGrid>
    ),
  },
  {
    id: 'price',
    title: say('Цена и условия', 'Price and terms'),
    schema: anySchema,
    initial: { from: '214500', to: '', advance: '30' },
    content: (
      <FieldGrid>
        <MoneyField name="from" label={say('От', 'From')} hasConversion isRequired />
        <MoneyField name="to" label={say('До', 'To')} isRequired />
        <PercentField name="advance" label={say('Аванс', 'Advance')} />
      </FieldGrid>
    ),
  },
  {
    id: 'parameters',
    title: say('Параметры', 'Parameters'),
    schema: anySchema,
    initial: { weight: '', features: '' },
    content: (
      <FieldGrid>
        <DecimalField name="weight" label={say('Масса', 'Weight')} unit={say('кг', 'kg')} />
        <TextAreaField name="features" label={say('Особенности', 'Features')} />
      </FieldGrid>
    ),
  },
];

export const scenes: Scene[] = [
  {
    name: 'product',
    render: () => (
      <SectionedForm
        sections={sections}
        action={say('Отправить на проверку', 'Send to review')}
        onSave={async () => {}}
        more={<Button>{say('Сохранить черновик', 'Save draft')}</Button>}
        aside={
          <Panel title={say('Кто что видит', 'Who sees what')}>
            <Text tone="secondary">{say('Название и цену видят все.', 'Everyone sees name and price.')}</Text>
          </Panel>
        }
      />
    ),
  },
];
