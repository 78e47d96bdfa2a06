import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconCircleCheck } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { useFindHsCodesQuery } from '../api';
import styles from '../card-form.module.css';
import { hsText } from '../model/hs-text';

/** Codes named of those the category uses. */
const most = 3;

/** How many published cards have the code of a card; where none of its category has, which codes they have. */
export function UsualCode({ code, category }: { code: string; category: string }) {
  const t = useTexts('card-form');
  const { currentData } = useFindHsCodesQuery({ q: '', category });
  const similar = currentData?.similar ?? [];
  if (similar.length === 0) return null;
  // Those of the category are told by their subheading; a card's code may go on.
  const same = similar.find((one) => code.startsWith(one.code));
  const codes = similar.slice(0, most).map((one) => hsText(one.code));
  return (
    <Text size={12} tone="muted" className={styles.usual}>
      <Icon of={same ? IconCircleCheck : IconAlertTriangle} size={14} />
      <span>{same ? t('hs.same', { count: same.sku_count }) : t('hs.others', { codes: codes.join(', ') })}</span>
    </Text>
  );
}
