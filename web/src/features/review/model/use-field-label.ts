import { useTexts } from '../../../i18n/use-texts';
import { type ReviewField, sectionFields } from './card-fields';

const known: ReadonlySet<string> = new Set([...Object.values(sectionFields).flat(), 'general', 'tree_index']);

/** The name of a field of the form, of the prices or of the whole; a name that is none of ours stands as it came. */
export function useFieldLabel(): (field: string) => string {
  const t = useTexts('review');
  return (field) => (known.has(field) ? t(`fields.${field as ReviewField}`) : field);
}
