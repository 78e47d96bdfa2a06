import { useTexts } from '../../i18n/use-texts';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button/button';
import { IconCategory } from '../../ui/icon/icons';
import { openLazyModal } from '../modals';
import styles from './header.module.css';

/** The button that opens the category tree. The tree's code loads on the first press or when the pointer comes near. */
export function CatalogueButton({ className }: { className?: string }) {
  const t = useTexts();
  return (
    <Button
      tone="soft"
      icon={IconCategory}
      hasPopup="dialog"
      className={classNames(styles.catalogue, className)}
      onClick={() => openLazyModal('catalogueTree')}
    >
      {t('shell.catalogue')}
    </Button>
  );
}
