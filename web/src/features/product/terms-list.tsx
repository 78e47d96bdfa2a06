import type { CardDetailsView } from '@setu/contract';
import type { ReactNode } from 'react';
import { BoldText } from '../../i18n/bold-text';
import { formatPercent } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Icon, type IconComponent } from '../../ui/icon/icon';
import { IconClock, IconCoins, IconPackage, IconShip, IconTruckDelivery } from '../../ui/icon/icons';
import styles from './product.module.css';
import { termsText } from './product-facts';

/** Lists the terms under the price: lead time, delivery, payment, sample. Empty ones are left out. */
export function TermsList({ card }: { card: CardDetailsView }) {
  const t = useTexts('product');
  const { lead_days: lead } = card;
  return (
    <ul className={styles.terms}>
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
  const { payment_advance: advance, payment_transfer: rest } = card;
  if (advance === null || rest === null) return null;
  const values = { advance: formatPercent(advance), rest: formatPercent(rest) };
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
