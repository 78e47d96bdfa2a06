import type { CardDetailsView } from '@setu/contract';
import { localizedText, WordedText } from '../../i18n/localized-text';
import { useReader } from '../../i18n/reader';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Accordion } from '../../ui/accordion/accordion';
import { NoData } from './product-facts-list';
import { specificationOf } from './specification';

/** Tells whether the specification is shown in full next to the pictures and needs no section. */
const isShownInFull = ({ technical_specification: text }: CardDetailsView) =>
  text !== null && specificationOf(text).isComplete;

interface ProductSectionsProps {
  card: CardDetailsView;
  /** True to leave out empty texts for every reader, as customers see the card. */
  isAsForCustomers?: boolean;
}

/** The most characters of a text that takes no more room than its folded title. */
const shortText = 200;

/** Shows the supplier's longer texts, with the description and short ones open. */
export function ProductSections({ card, isAsForCustomers }: ProductSectionsProps) {
  const labels = useTexts('card-fields');
  const seesEmpty = useUser()?.company.type === 'broker' && !isAsForCustomers;
  const reader = useReader();
  const texts = {
    description: localizedText(card, 'description', reader),
    features: localizedText(card, 'features', reader),
    technical_specification: isShownInFull(card) ? undefined : localizedText(card, 'technical_specification', reader),
    composition: localizedText(card, 'composition', reader),
    special_instructions: localizedText(card, 'special_instructions', reader),
    shipment_description: localizedText(card.shipment, 'description', reader),
  };
  const items = (Object.keys(texts) as (keyof typeof texts)[])
    .filter((id) => texts[id] !== undefined && (seesEmpty || texts[id] !== null))
    .map((id) => {
      const text = texts[id];
      return {
        id,
        title: labels(`label.${id}`),
        content: text ? <WordedText text={text} /> : <NoData />,
        isOpen: id === 'description' || (text !== null && text !== undefined && text.text.length <= shortText),
      };
    });
  return items.length > 0 ? <Accordion items={items} /> : null;
}
