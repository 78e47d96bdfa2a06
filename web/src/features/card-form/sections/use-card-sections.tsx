import { useMemo, useState, useSyncExternalStore } from 'react';
import { useListIndustriesQuery } from '../../../forms/reference-api';
import type { Section } from '../../../forms/sections/form-section';
import { useTexts } from '../../../i18n/use-texts';
import { type CardShape, countedFields, hasField, sectionFields, sectionIds, typeOfTree } from '../model/card-fields';
import type { CardValues } from '../model/card-values';
import type { CardFormContext } from './card-context';
import { CardSection } from './card-section';

const schemas = () => import('../model/card-schema');

/** Returns the sections of a card's form. The chosen tree and the price mode decide which fields count. */
export function useCardSections(
  { store, trees, opened }: CardFormContext,
  { type, mode }: Omit<CardShape, 'hasOtherIndustry'>,
): Section[] {
  const titles = useTexts('card-fields');
  const t = useTexts('card-form');
  const [made] = useState(() =>
    sectionIds.map((id) => ({
      id,
      initial: Object.fromEntries(sectionFields[id].map((field) => [field, opened[field]])),
      schema: async () => {
        const { sectionSchema } = await schemas();
        const others = () => store.values() as CardValues;
        return sectionSchema(id, others, ({ treeId }) => typeOfTree(trees, treeId));
      },
      content: <CardSection id={id} />,
    })),
  );
  const values = () => store.values() as CardValues;
  const pictures = useSyncExternalStore(store.watchValues, () => values().imageList.length);
  const files = useSyncExternalStore(store.watchValues, () => values().fileList.length);
  const { data: industries = [] } = useListIndustriesQuery();
  const other = industries.at(-1)?.id ?? '';
  const hasOtherIndustry = useSyncExternalStore(store.watchValues, () => values().industries.includes(other));
  return useMemo(
    () =>
      made.map((section) => {
        const isService = type === 'service';
        const counted = countedFields(section.id, { type, mode, hasOtherIndustry });
        const note = () => {
          if (section.id === 'pictures')
            return pictures > 0 ? t('notes.pictures', { count: pictures }) : t('recommended');
          if (section.id === 'shipment' && files > 0) return t('notes.files', { count: files });
          return t('optional');
        };
        return {
          ...section,
          title: isService && section.id === 'shipment' ? titles('label.files') : titles(`section.${section.id}`),
          counted,
          // Values of goods stay in the form of a service, and answer nothing there.
          ...(counted.length === 0 && {
            note: note(),
            answeredBy: sectionFields[section.id].filter((field) => hasField(type, field)),
          }),
          isHidden: isService && section.id === 'dimensions',
        };
      }),
    [made, type, mode, hasOtherIndustry, pictures, files, titles, t],
  );
}
