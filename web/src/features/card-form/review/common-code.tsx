import { hsText } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useFindHsCodesQuery } from '../../../kit/hs-codes/hs-codes-api';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconCircleCheck } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import styles from '../card-form.module.css';

/** The maximum number of HS codes listed for a category. */
const maxCodes = 3;

/**
 * Shows how many published cards use the card's HS code. If no card in its category uses that code, lists the codes
 * that the cards there use.
 */
export function CommonCode({ code, category }: { code: string; category: string }) {
  const t = useTexts('card-form');
  const { currentData } = useFindHsCodesQuery({ q: '', category });
  const similar = currentData?.similar ?? [];
  if (similar.length === 0) return null;
  // The category's codes are subheadings, and a card's code may be longer.
  const same = similar.find((one) => code.startsWith(one.code));
  const codes = similar.slice(0, maxCodes).map((one) => hsText(one.code));
  return (
    <Text size={12} tone="muted" className={styles.usual}>
      <Icon of={same ? IconCircleCheck : IconAlertTriangle} size={14} />
      <span>{same ? t('hs.same', { count: same.sku_count }) : t('hs.others', { codes: codes.join(', ') })}</span>
    </Text>
  );
}
