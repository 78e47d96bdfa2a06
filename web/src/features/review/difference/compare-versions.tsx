import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { IconColumns3 } from '../../../ui/icon/icons';
import { Drawer } from '../../../ui/modal/drawer';
import styles from './difference.module.css';
import { VersionsCompared } from './versions-compared';

interface CompareVersionsProps {
  skuId: string;
  name: string;
}

/** Opens what is being written of a card beside what is public of it; for the broker's people who see reviews. */
export function CompareVersions({ skuId, name }: CompareVersionsProps) {
  const t = useTexts('review');
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!hasPermission(user, 'review_queue')) return null;
  return (
    <>
      <Button size="small" icon={IconColumns3} hasPopup="dialog" onClick={() => setOpen(true)}>
        {t('difference.open')}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('difference.title', { name })} isWide>
        <div className={styles.page}>{isOpen && <VersionsCompared skuId={skuId} />}</div>
      </Drawer>
    </>
  );
}
