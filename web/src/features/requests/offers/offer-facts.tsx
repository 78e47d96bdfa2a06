import type { ComparedOfferView, OfferTermsView, RequestView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatDate, formatMoneyAsIs, formatNumber, rateValues } from '../../../i18n/formats';
import { QuantityText } from '../../../i18n/quantity-text';
import { useTexts } from '../../../i18n/use-texts';
import { WrittenText } from '../../../i18n/written-text';
import { FileList } from '../../../ui/file-list/file-list';
import { Icon } from '../../../ui/icon/icon';
import { IconStar } from '../../../ui/icon/icons';
import { subjectCount } from '../detail/subject-count';
import { convertedPrice } from '../model/converted-price';
import { rateOf } from '../model/request-prices';
import { usePaymentTerms } from '../model/use-price-terms';
import styles from './offers.module.css';
import { placeName } from './place-name';

type Merit = ComparedOfferView['best'][number];

interface OfferFactsProps {
  request: RequestView;
  terms: OfferTermsView;
  /** The aspects in which it is the best of the compared offers. */
  best?: readonly Merit[];
  /** True for the chosen offer: a passed validity is left out, and a different price in the contract is explained. */
  isChosen?: boolean;
  /** An additional note. */
  note?: string | undefined;
}

/** Lists the terms of an offer. Prices are in the reader's currency at the rate of the offer's day. */
export function OfferFacts({ request, terms, best = [], isChosen = false, note }: OfferFactsProps) {
  const t = useTexts('offers');
  const quantity = subjectCount(request);
  const payment = usePaymentTerms(request);
  const rate = rateOf('new', terms.price);
  const { main, other, each } = convertedPrice(terms.price, rate, quantity?.value ?? null);
  const { contract_price: contract } = request;
  const isAgreedLater = isChosen && contract !== null && contract.value !== terms.price.value;
  const delivery = [terms.inco_terms, placeName(terms.inco_place || cardPlace(request, terms))]
    .filter(Boolean)
    .join(' ');
  const lines: { label: string; merit?: Merit; value: ReactNode; note?: ReactNode }[] = [
    {
      label: t('facts.price'),
      merit: 'price',
      value: <b className={styles.price}>{main}</b>,
      note: other && rate && t('facts.atRate', { amount: other, ...rateValues(rate) }),
    },
    ...(each === null && quantity === null ? [] : [{ label: t('facts.each'), value: each ?? none }]),
    { label: t('facts.leadDays'), merit: 'lead_days', value: t('facts.days', days(terms.lead_days)) },
    ...(terms.minimum_quantum === null && quantity === null
      ? []
      : [
          {
            label: t('facts.minimum'),
            merit: 'minimum_quantum' as const,
            value:
              terms.minimum_quantum === null ? (
                none
              ) : (
                <QuantityText value={terms.minimum_quantum} unit={quantity?.unit ?? null} />
              ),
          },
        ]),
    { label: t('facts.delivery'), value: delivery || none },
    ...(payment ? [{ label: t('facts.payment'), value: payment }] : []),
    ...(isChosen && terms.expired
      ? []
      : [
          {
            label: t('facts.validUntil'),
            merit: 'valid_until' as const,
            value: formatDate(terms.valid_until),
            note: terms.expired && <span className={styles.expired}>{t('facts.expired')}</span>,
          },
        ]),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {lines.map(({ label, merit, value, note }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {value}
              {merit && best.includes(merit) && (
                <span className={styles.best}>
                  <Icon of={IconStar} size={14} />
                  {t(`best.${merit}`)}
                </span>
              )}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {terms.comment && (
        <p className={styles.comment}>
          <WrittenText text={terms.comment} />
        </p>
      )}
      {terms.files.length > 0 && <FileList files={terms.files} />}
      {isAgreedLater && <p className={styles.note}>{t('facts.contract', { amount: formatMoneyAsIs(contract) })}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

/** Returns the place of delivery on the card, if the offer has the same terms but its own place is not shown. */
function cardPlace({ last_customer_condition: { condition_product_skus: lines } }: RequestView, terms: OfferTermsView) {
  const card = lines[0]?.product_sku;
  return card?.inco_terms === terms.inco_terms ? (card?.inco_place ?? '') : '';
}

const none = '—';
const days = (count: number) => ({ count, shown: formatNumber(count) });
