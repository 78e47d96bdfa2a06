import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabel } from '../model/use-field-label';

/** Returns the name of a discussed field. */
export function useDiscussedLabel(): (field: string) => string {
  const t = useTexts('discussion');
  const labelOf = useFieldLabel();
  return (field) => (field === 'general' ? t('general') : labelOf(field));
}
