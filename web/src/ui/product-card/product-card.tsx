import type { CardView } from '@setu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LocalizedText, localizedText, WordedText } from '../../i18n/localized-text';
import { companyName } from '../../i18n/names';
import { QuantityText } from '../../i18n/quantity-text';
import { UnbrokenText } from '../../i18n/unbroken-text';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconCheck, IconRosetteDiscountCheck } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import { Picture } from '../media/picture';
import { Price } from '../money/price';
import { holds, nameParts } from './name-parts';
import styles from './product-card.module.css';

interface ProductCardProps {
  card: CardView;
  to: string;
  state?: unknown;
  onOpen?: () => void;
  /** One outlined button at the bottom, above the card's link. */
  action?: ReactNode;
  layout?: 'grid' | 'list';
  /** Pictures of the first row load immediately. */
  isFirstRow?: boolean;
  headingLevel?: 2 | 3;
  /** Whether the card names its supplier. Not needed if the page names one for all cards. */
  hasSupplier?: boolean;
  /** What a unit costs in the customer's city, below the price. */
  landed?: ReactNode;
  /** Replaces the card's amounts, for a preview in another language. */
  figure?: string;
}

const gridSizes = '(max-width: 767px) 50vw, (max-width: 1100px) 33vw, 260px';

/**
 * A product card: picture, name, price, facts, supplier, action. The name is the link, and its target is the full card.
 */
export function ProductCard({
  card,
  to,
  state,
  onOpen,
  action,
  layout = 'grid',
  isFirstRow,
  headingLevel = 3,
  hasSupplier = true,
  landed,
  figure,
}: ProductCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const variant = localizedText(card, 'variant');
  const money = (value: number | null) => (value === null ? null : { value, currency: card.price_currency });
  return (
    <article className={styles.card} data-layout={layout}>
      <div className={styles.picture}>
        <Picture
          of={card.pictures[0]}
          alt=""
          sizes={layout === 'grid' ? gridSizes : '120px'}
          priority={isFirstRow ? 'first' : 'lazy'}
          shape={layout === 'grid' ? 'square' : 'stand'}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <Heading>
            <Link to={to} state={state} onClick={onOpen}>
              <NameInParts card={card} />
            </Link>
          </Heading>
          {variant && !holds(localizedText(card, 'name')?.text, variant.text) && (
            <WordedText text={variant} className={styles.telling} />
          )}
        </div>
        <div className={styles.price}>
          <p>
            <Price from={money(card.price_from)} to={money(card.price_to)} unit={card.unit} isRound figure={figure} />
          </p>
          {landed && <p className={styles.landed}>{landed}</p>}
        </div>
        <CardFacts card={card} />
        {hasSupplier && (
          <div className={styles.supplier}>
            <SupplierName of={card.company} />
            {card.company.city && <LocalizedText of={card.company} field="city" className={styles.city} />}
          </div>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}

/**
 * Shows the name of a card in two parts: the product, and below it what tells the card apart from similar ones. Each
 * word is shown once.
 */
function NameInParts({ card }: { card: CardView }) {
  const name = localizedText(card, 'name');
  if (name === null) return null;
  const variant = localizedText(card, 'variant')?.text;
  const { product, rest } = nameParts(name.text, variant);
  if (rest === '') return <WordedText text={name} className={styles.product} />;
  const hasComma = product.endsWith(',');
  return (
    <>
      <span className={styles.product} lang={name.lang}>
        <UnbrokenText text={hasComma ? product.slice(0, -1) : product} />
        {hasComma && <VisuallyHidden>,</VisuallyHidden>}
      </span>{' '}
      <WordedText text={{ ...name, text: rest }} className={variant ? styles.telling : styles.variant} />
    </>
  );
}

/** Shows the name of a supplier. The mark of a verified one stays with the last word. */
function SupplierName({ of: { short_name, verified } }: { of: CardView['company'] }) {
  const name = companyName(short_name);
  if (!verified) return <b>{name}</b>;
  const last = name.lastIndexOf(' ') + 1;
  return (
    <b>
      {name.slice(0, last)}
      <span className={styles.whole}>
        {name.slice(last)} <Icon of={IconRosetteDiscountCheck} size={16} />
      </span>
    </b>
  );
}

function CardFacts({ card }: { card: CardView }) {
  const t = useTexts();
  const facts = [
    {
      label: t(card.type === 'service' ? 'product.minimumService' : 'product.minimum'),
      value: card.minimum_quantum !== null ? <QuantityText value={card.minimum_quantum} unit={card.unit} /> : null,
      isWideOnly: false,
    },
    {
      label: t(card.type === 'service' ? 'product.startsIn' : 'product.leadTime'),
      value: card.lead_days !== null ? t('product.days', { count: card.lead_days }) : null,
      isWideOnly: true,
    },
    {
      label: t('product.terms'),
      value: [card.inco_terms, card.inco_place].filter(Boolean).join(' ') || null,
      isWideOnly: true,
    },
  ];
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(({ label, value, isWideOnly }) =>
          value === null ? null : (
            <div key={label} data-wide-only={isWideOnly || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {card.is_sample_available && (
        <p className={styles.sample}>
          <Icon of={IconCheck} size={14} />
          {t('product.hasSample')}
        </p>
      )}
    </div>
  );
}
