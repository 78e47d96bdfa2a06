import { TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';

/** The maximum length of a title, the same as in the contract's schema. */
const limit = 120;

/** Asks for a name in both languages. */
export function NamesFields({ isFocusedFirst = false }: { isFocusedFirst?: boolean }) {
  const t = useTexts('tree');
  return (
    <>
      <TextField
        name="title"
        label={t('names.ru')}
        lang="ru"
        maxLength={limit}
        isRequired
        isFocusedFirst={isFocusedFirst}
      />
      <TextField name="translation" label={t('names.en')} lang="en" maxLength={limit} isRequired />
    </>
  );
}
