import { MultiSelectField } from '../../forms/fields/multi-select-field';
import { PhoneField } from '../../forms/fields/phone-field';
import { TextAreaField, TextField } from '../../forms/fields/text-field';
import { type FormStep, StepForm } from '../../forms/steps/step-form';
import { loadTexts } from '../../i18n/load-texts';
import { FieldGrid, Stack } from '../../ui/layout/layout';
import { StepBar } from '../../ui/step-bar/step-bar';
import { say } from '../say';
import type { Scene } from '../scene';
import { anySchema } from '../scene-schema';

await loadTexts('fields');

const industries = [say('Чай, кофе, специи', 'Tea, coffee, spices'), say('Прочее', 'Other')].map((label, at) => ({
  value: String(at),
  label,
}));

const steps: FormStep[] = [
  {
    id: 'production',
    title: say('Производство', 'Production'),
    lead: say('Что вы делаете и чем это подтверждается', 'What you make and what proves it'),
    schema: anySchema,
    initial: { industries: ['0', '1'], products: '' },
    content: (
      <Stack gap={4}>
        <MultiSelectField name="industries" label={say('Отрасли', 'Industries')} options={industries} isRequired />
        <TextAreaField name="products" label={say('Что хотите продавать', 'What you want to sell')} />
      </Stack>
    ),
    next: say('Далее: контакт', 'Next: contact'),
  },
  {
    id: 'contact',
    title: say('Контакт', 'Contact'),
    lead: say('Имя, должность, почта, телефон', 'Name, position, email, phone'),
    schema: anySchema,
    initial: { name: '', phone: '' },
    content: (
      <FieldGrid>
        <TextField name="name" label={say('Имя', 'Name')} isRequired />
        <PhoneField name="phone" home="RU" label={say('Телефон', 'Phone')} isRequired />
      </FieldGrid>
    ),
  },
  {
    id: 'check',
    title: say('Проверка и отправка', 'Check and send'),
    lead: say('Прочитайте и примите регламент', 'Read it through, accept the regulation'),
    schema: anySchema,
    initial: {},
    content: null,
  },
];

const titles = [
  say('Сертификат', 'Certificate'),
  say('Данные', 'Details'),
  say('Код из письма', 'Code'),
  say('Регламент', 'Rules'),
];

export const scenes: Scene[] = [
  {
    name: 'bar',
    render: () => <StepBar steps={titles.map((title) => ({ id: title, title }))} current={1} />,
  },
  {
    name: 'folded',
    render: () => <StepForm steps={steps} action={say('Отправить', 'Send')} look="folded" onSubmit={async () => {}} />,
  },
];
