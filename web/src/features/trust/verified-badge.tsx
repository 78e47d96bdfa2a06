import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { IconRosetteDiscountCheck } from '../../ui/icon/icons';
import { type ModalControls, openModal } from '../../ui/modal/modal-store';
import styles from './badge.module.css';

const load = withTexts(['trust', 'company'], () => import('./verified-modal'));
const Content = lazy(async () => ({ default: (await load()).VerifiedModal }));

interface VerifiedBadgeProps {
  companyId: string;
  /** Whether the badge has words beside it. */
  isWorded?: boolean;
}

/** Shows the badge of a verified supplier. A press explains who checked what and when. */
export function VerifiedBadge({ companyId, isWorded = false }: VerifiedBadgeProps) {
  const t = useTexts();
  const handleClick = () => openModal(ExplainedModal, { companyId });
  if (isWorded)
    return (
      <Button tone="quiet" size="small" icon={IconRosetteDiscountCheck} hasPopup="dialog" onClick={handleClick}>
        {t('product.verified')}
      </Button>
    );
  return (
    <IconButton
      icon={IconRosetteDiscountCheck}
      size={18}
      label={t('product.verified')}
      className={styles.verified}
      aria-haspopup="dialog"
      onClick={handleClick}
    />
  );
}

function ExplainedModal(props: { companyId: string } & ModalControls) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}
