import { useTexts } from '../../../i18n/use-texts';

/** Returns the label of a form field, of the prices or of the full card. Unknown names are returned unchanged. */
export function useFieldLabel(): (field: string) => string {
  const t = useTexts('card-fields');
  return (field) => t(`label.${field}`, field);
}
