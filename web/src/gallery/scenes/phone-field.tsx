import { AppForm } from '../../forms/app-form';
import { PhoneField } from '../../forms/fields/phone-field';
import { currentLanguage } from '../../i18n/formats';
import { loadTexts } from '../../i18n/load-texts';
import { FieldGrid } from '../../ui/layout/layout';
import { say } from '../say';
import type { Scene } from '../scene';
import { anySchema, refusing } from '../scene-schema';

await loadTexts('fields');

const wrong = refusing({ mobile: 'required' });

function Phones({ mobile, work, isWrong = false }: { mobile: string; work: string; isWrong?: boolean }) {
  const home = currentLanguage() === 'ru' ? 'RU' : 'IN';
  return (
    <AppForm
      schema={isWrong ? wrong : anySchema}
      initial={{ mobile, work }}
      areErrorsShown={isWrong}
      onSubmit={async () => {}}
    >
      <FieldGrid>
        <PhoneField name="mobile" home={home} label={say('Мобильный телефон', 'Mobile phone')} isRequired />
        <PhoneField name="work" home={home} label={say('Рабочий телефон', 'Work phone')} isDisabled />
      </FieldGrid>
    </AppForm>
  );
}

export const scenes: Scene[] = [
  { name: 'filled', render: () => <Phones mobile="+79219406123" work="+919820012345" /> },
  { name: 'half', render: () => <Phones mobile="+7921940" work="+442079460958" /> },
  { name: 'empty', render: () => <Phones mobile="" work="" /> },
  { name: 'refused', render: () => <Phones mobile="" work="" isWrong /> },
];
