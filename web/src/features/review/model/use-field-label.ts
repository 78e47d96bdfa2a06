import { useTexts } from '../../../i18n/use-texts';
import { type ReviewField, sectionFields } from './card-fields';

const known: ReadonlySet<string> = new Set([...Object.values(sectionFields).flat(), 'general', 'tree_index']);

/** Returns the label of a form field, of the prices or of the full card. Unknown names are returned unchanged. */
export function useFieldLabel(): (field: string) => string {
  const t = useTexts('review');
  return (field) => (known.has(field) ? t(`fields.${field as ReviewField}`) : field);
}
