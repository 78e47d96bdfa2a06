import { useTexts } from '../../../i18n/use-texts';
import { isBySea, namedPlace } from '../model/incoterms';
import { useCardType, useCardValue } from './card-context';
import { PlainCardField } from './plain-card-field';

/** Asks for the place of the Incoterms, whose meaning depends on the chosen terms. */
export function IncotermsPlaceField() {
  const t = useTexts('card-form');
  const terms = useCardValue(({ inco_terms }) => inco_terms);
  return <PlainCardField name="inco_place" hint={t(`places.${namedPlace(terms)}`)} />;
}

/** Asks for the days until dispatch, or until a service is done. */
export function LeadTimeField() {
  const t = useTexts('card-form');
  const isService = useCardType() === 'service';
  return <PlainCardField name="lead_days" {...(isService && { label: t('fields.lead_days_service') })} />;
}

/** Asks for the port. Sea terms need one at a sea or a river. */
export function ShipmentPortField() {
  const t = useTexts('card-form');
  const terms = useCardValue(({ inco_terms }) => inco_terms);
  return <PlainCardField name="shipment_port" {...(isBySea(terms) && { hint: t('hints.portForTerms', { terms }) })} />;
}
