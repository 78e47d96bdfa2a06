import type { CardDetailsView, LocalizedView } from '@setu/contract';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Accordion } from '../../ui/accordion/accordion';
import { NoData } from './product-facts-list';

/** The supplier's longer texts, the description open. */
export function ProductSections({ card }: { card: CardDetailsView }) {
  const t = useTexts('product');
  const seesEmpty = useUser()?.company.type === 'broker';
  const texts = {
    description: card.description,
    features: card.features,
    specification: card.technical_specification,
    composition: card.composition,
    instructions: card.special_instructions,
    shipment: card.shipment.description,
  } satisfies Record<string, LocalizedView | null>;
  const items = (Object.keys(texts) as (keyof typeof texts)[])
    .filter((id) => seesEmpty || texts[id] !== null)
    .map((id) => {
      const text = texts[id];
      return {
        id,
        title: t(`sections.${id}`),
        content: text ? <LocalizedText text={text} /> : <NoData />,
        isOpen: id === 'description',
      };
    });
  return items.length > 0 ? <Accordion items={items} /> : null;
}
