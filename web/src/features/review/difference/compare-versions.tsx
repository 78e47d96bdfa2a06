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

/** Opens the comparison of a card's edited version with its published one. Only for broker users who see reviews. */
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
