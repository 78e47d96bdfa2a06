import { TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';

/** The most characters of a title; the contract's schema says the same. */
const most = 120;

/** A name in both languages. */
export function NamesFields({ isFocusedFirst = false }: { isFocusedFirst?: boolean }) {
  const t = useTexts('tree');
  return (
    <>
      <TextField
        name="title"
        label={t('names.ru')}
        lang="ru"
        maxLength={most}
        isRequired
        isFocusedFirst={isFocusedFirst}
      />
      <TextField name="translation" label={t('names.en')} lang="en" maxLength={most} isRequired />
    </>
  );
}
