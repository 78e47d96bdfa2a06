import type { ListedCardView } from '@setu/contract';
import { formatDate, formatRoundMoney } from '../../../i18n/formats';
import { UnitSentence } from '../../../i18n/quantity-text';
import { useTexts } from '../../../i18n/use-texts';
import { CheckControl } from '../../../ui/field/check-control';
import { Text } from '../../../ui/layout/text';
import styles from './listing.module.css';
import type { LandedPrices } from './use-landed-prices';

/** What a unit of a card costs in Moscow. Nothing if a part of that price is not known. */
export function LandedPrice({ card: { landed, unit } }: { card: ListedCardView }) {
  const t = useTexts('catalogue');
  if (!landed) return null;
  const amount = formatRoundMoney({ value: landed.per_unit, currency: 'RUB' });
  return unit?.name ? (
    <UnitSentence unit={unit} say={(name) => t('landed.perUnit', { amount, unit: name })} />
  ) : (
    t('landed.perPiece', { amount })
  );
}

/** The switch for landed prices in the list. */
export function LandedSwitch({ landed }: { landed: LandedPrices }) {
  const t = useTexts('catalogue');
  if (!landed.isOffered) return null;
  return (
    <div className={styles.switch}>
      <CheckControl
        label={t('landed.show')}
        checked={landed.isShown}
        disabled={landed.isSorted}
        onChange={(event) => landed.setShown(event.target.checked)}
      />
    </div>
  );
}

interface LandedNoteProps {
  landed: LandedPrices;
  /** The cards of the page, or undefined while the first page loads. */
  cards: readonly ListedCardView[] | undefined;
}

/** Says what the landed prices of the list are for. */
export function LandedNote({ landed, cards = [] }: LandedNoteProps) {
  const t = useTexts('catalogue');
  if (!landed.isShown || cards.length === 0) return null;
  return (
    <div className={styles.landed}>
      <Text size={12} tone="muted">
        {noteOf(cards, t)}
      </Text>
    </div>
  );
}

function noteOf(cards: readonly ListedCardView[], t: ReturnType<typeof useTexts<'catalogue'>>): string {
  // While prices are computed at a new rate, a page may have two dates.
  const days = [...new Set(cards.flatMap(({ landed }) => landed?.rate_date ?? []))].sort();
  return days.length === 0
    ? t('landed.none')
    : t('landed.note', { dates: days.map((day) => formatDate(day)).join(', ') });
}
