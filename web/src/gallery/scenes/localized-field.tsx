import { AppForm } from '../../forms/app-form';
import { LocalizedCompleteness, LocalizedField, type LocalizedTexts } from '../../forms/fields/localized-field';
import { loadTexts } from '../../i18n/load-texts';
import { Stack } from '../../ui/layout/layout';
import { say } from '../say';
import type { Scene } from '../scene';
import { anySchema, refusing } from '../scene-schema';

await loadTexts('fields');

type Values = Record<'name' | 'about', LocalizedTexts>;

const half: Values = {
  name: { en: 'Chemical process pump KPC 40-200', ru: 'Насос химический KPC 40-200' },
  about: { en: 'Single-stage pump with a closed impeller for acids and alkalis', ru: '' },
};
const wrong = refusing({ 'about.ru': 'required' });

function Texts({ isWrong = false }: { isWrong?: boolean }) {
  return (
    <AppForm schema={isWrong ? wrong : anySchema} initial={half} areErrorsShown={isWrong} onSubmit={async () => {}}>
      <Stack gap={4}>
        <LocalizedCompleteness names={['name', 'about']} />
        <LocalizedField name="name" label={say('Название', 'Name')} isRequired />
        <LocalizedField name="about" label={say('Описание', 'Description')} isLong isRequired />
      </Stack>
    </AppForm>
  );
}

export const scenes: Scene[] = [
  { name: 'half', render: () => <Texts /> },
  { name: 'refused', render: () => <Texts isWrong /> },
];
