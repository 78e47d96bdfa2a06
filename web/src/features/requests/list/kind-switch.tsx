import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { type RequestKind, toRequestList } from '../model/side';
import styles from './list.module.css';

/** Switches between the customer's two lists. Brokers have them in the navigation. */
export function KindSwitch({ current }: { current: RequestKind }) {
  const t = useTexts('requests');
  return (
    <div className={styles.flush}>
      <LinkTabs
        label={t('list.kinds')}
        tabs={(['rfc', 'rfd'] as const).map((kind) => ({
          id: kind,
          label: t(`list.${kind}.short`),
          to: toRequestList('customer', kind),
          isCurrent: kind === current,
        }))}
      />
    </div>
  );
}
