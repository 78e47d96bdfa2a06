import { useTexts } from '../../../i18n/use-texts';
import { isBySea, namedPlace } from '../model/incoterms';
import { useCardValue } from './card-context';
import { PlainCardField } from './plain-card-field';

/** Asks for the place of the Incoterms, whose meaning depends on the chosen terms. */
export function IncotermsPlaceField() {
  const t = useTexts('card-form');
  const terms = useCardValue(({ inco_terms }) => inco_terms);
  return <PlainCardField name="inco_place" hint={t(`places.${namedPlace(terms)}`)} />;
}

/** Asks for the port. Sea terms need one at a sea or a river. */
export function ShipmentPortField() {
  const t = useTexts('card-form');
  const terms = useCardValue(({ inco_terms }) => inco_terms);
  return <PlainCardField name="shipment_port" {...(isBySea(terms) && { hint: t('hints.portForTerms', { terms }) })} />;
}
