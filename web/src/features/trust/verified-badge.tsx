import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { IconRosetteDiscountCheck } from '../../ui/icon/icons';
import { type ModalControls, openModal } from '../../ui/modal/modal-store';
import styles from './badge.module.css';

const load = withTexts(['trust', 'company'], () => import('./verified-modal'));
const Content = lazy(async () => ({ default: (await load()).VerifiedModal }));

/** Shows the badge of a verified supplier. A press explains who checked what and when. */
export function VerifiedBadge({ companyId }: { companyId: string }) {
  const t = useTexts();
  return (
    <IconButton
      icon={IconRosetteDiscountCheck}
      size={18}
      label={t('product.verified')}
      className={styles.verified}
      aria-haspopup="dialog"
      onClick={() => openModal(ExplainedModal, { companyId })}
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
