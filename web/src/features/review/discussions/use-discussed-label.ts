import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';

/** Returns the name of a discussed field. */
export function useDiscussedLabel(): (field: string) => string {
  const t = useTexts('discussion');
  const { labelOf } = useFieldLabels();
  return (field) => (field === 'general' ? t('general') : labelOf(field));
}
