import type { CardDetailsView } from '@setu/contract';
import { localizedText, WordedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Accordion } from '../../ui/accordion/accordion';
import { NoData } from './product-facts-list';
import { specificationOf } from './specification';

/** Tells whether the specification is shown in full next to the pictures and needs no section. */
const isShownInFull = ({ technical_specification: text }: CardDetailsView) =>
  text !== null && specificationOf(text).isComplete;

/** Shows the supplier's longer texts, with the description open. */
export function ProductSections({ card }: { card: CardDetailsView }) {
  const labels = useTexts('card-fields');
  const seesEmpty = useUser()?.company.type === 'broker';
  const texts = {
    description: localizedText(card, 'description'),
    features: localizedText(card, 'features'),
    technical_specification: isShownInFull(card) ? undefined : localizedText(card, 'technical_specification'),
    composition: localizedText(card, 'composition'),
    special_instructions: localizedText(card, 'special_instructions'),
    shipment_description: localizedText(card.shipment, 'description'),
  };
  const items = (Object.keys(texts) as (keyof typeof texts)[])
    .filter((id) => texts[id] !== undefined && (seesEmpty || texts[id] !== null))
    .map((id) => {
      const text = texts[id];
      return {
        id,
        title: labels(`label.${id}`),
        content: text ? <WordedText text={text} /> : <NoData />,
        isOpen: id === 'description',
      };
    });
  return items.length > 0 ? <Accordion items={items} /> : null;
}
