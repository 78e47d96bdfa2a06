import { useMemo, useState } from 'react';
import type { Section } from '../../../forms/sections/form-section';
import { useTexts } from '../../../i18n/use-texts';
import { type CardSectionId, countedFields, sectionFields, typeOfTree } from '../model/card-fields';
import type { CardValues } from '../model/card-values';
import type { CardFormContext } from './card-context';
import { DimensionFields } from './dimension-fields';
import { MainFields } from './main-fields';
import { ParamFields } from './param-fields';
import { PictureFields } from './picture-fields';
import { PriceFields } from './price-fields';
import { ShipmentFields } from './shipment-fields';

const contents = {
  main: <MainFields />,
  price: <PriceFields />,
  dimensions: <DimensionFields />,
  params: <ParamFields />,
  shipment: <ShipmentFields />,
  pictures: <PictureFields />,
} as const satisfies Record<CardSectionId, React.ReactNode>;

const schemas = () => import('../model/card-schema');

interface Shape {
  type: ReturnType<typeof typeOfTree>;
  mode: CardValues['price_mode'];
}

/** Returns the sections of a card's form. The chosen tree and the price mode decide which fields count. */
export function useCardSections({ store, trees, opened }: CardFormContext, { type, mode }: Shape): Section[] {
  const t = useTexts('card-form');
  const [made] = useState(() =>
    (Object.keys(sectionFields) as CardSectionId[]).map((id) => ({
      id,
      initial: Object.fromEntries(sectionFields[id].map((field) => [field, opened[field]])),
      schema: async () => {
        const { sectionSchema } = await schemas();
        const others = () => store.values() as CardValues;
        return sectionSchema(id, others, ({ treeId }) => typeOfTree(trees, treeId));
      },
      content: contents[id],
    })),
  );
  return useMemo(
    () =>
      made.map((section) => {
        const isService = type === 'service';
        return {
          ...section,
          title: t(isService && section.id === 'shipment' ? 'sections.papers' : `sections.${section.id}`),
          counted: countedFields(section.id, type, mode),
          isHidden: isService && section.id === 'dimensions',
        };
      }),
    [made, type, mode, t],
  );
}
