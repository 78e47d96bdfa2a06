import type { CardDetailsView } from '@setu/contract';
import type { ReactNode } from 'react';
import { BoldText } from '../../i18n/bold-text';
import { formatPercent } from '../../i18n/formats';
import { QuantitySentence } from '../../i18n/quantity-text';
import { useReader } from '../../i18n/reader';
import { useTexts } from '../../i18n/use-texts';
import { Icon, type IconComponent } from '../../ui/icon/icon';
import { IconClock, IconCoins, IconPackage, IconShip, IconTruckDelivery } from '../../ui/icon/icons';
import styles from './product.module.css';
import { termsText } from './product-facts';

interface TermsListProps {
  card: CardDetailsView;
  /** True for readers who do not buy. Buyers have the minimum with the quantity. */
  hasMinimum: boolean;
}

/** Lists the terms under the price: minimum, lead time, delivery, payment, sample. Empty ones are left out. */
export function TermsList({ card, hasMinimum }: TermsListProps) {
  const t = useTexts('product');
  const { lead_days: lead } = card;
  return (
    <ul className={styles.terms}>
      {hasMinimum && <MinimumTerm card={card} />}
      {lead !== null && (
        <Term icon={IconClock}>
          <BoldText text={t(card.type === 'service' ? 'terms.leadService' : 'terms.lead', { count: lead })} />
        </Term>
      )}
      <PlaceTerm card={card} />
      <PaymentTerm card={card} />
      {card.type === 'product' && (
        <Term icon={IconPackage}>{t(card.is_sample_available ? 'terms.sample' : 'terms.noSample')}</Term>
      )}
    </ul>
  );
}

function MinimumTerm({ card: { type, minimum_quantum: minimum, unit } }: { card: CardDetailsView }) {
  const t = useTexts('product');
  const key = type === 'service' ? 'quantity.minimumService' : 'quantity.minimum';
  if (minimum === null) return null;
  return (
    <Term icon={IconPackage}>
      <QuantitySentence value={minimum} unit={unit} say={(amount) => t(key, { minimum: amount })} />
    </Term>
  );
}

function PlaceTerm({ card }: { card: CardDetailsView }) {
  const t = useTexts('product');
  const terms = termsText(card);
  const { method } = card.shipment;
  if (!terms) return null;
  const key = method === 'sea' ? 'terms.placeSea' : method === 'air' ? 'terms.placeAir' : 'terms.place';
  return (
    <Term icon={method === 'sea' ? IconShip : IconTruckDelivery}>
      <BoldText text={t(key, { terms })} />
    </Term>
  );
}

function PaymentTerm({ card }: { card: CardDetailsView }) {
  const t = useTexts('product');
  const reader = useReader();
  const { payment_advance: advance, payment_transfer: rest } = card;
  if (advance === null || rest === null) return null;
  const values = { advance: formatPercent(advance, reader), rest: formatPercent(rest, reader) };
  return (
    <Term icon={IconCoins}>
      <BoldText text={t(card.type === 'service' ? 'terms.paymentService' : 'terms.payment', values)} />
    </Term>
  );
}

function Term({ icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} size={18} />
      <span>{children}</span>
    </li>
  );
}
