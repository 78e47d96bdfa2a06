import { screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { Drawer } from '../../../ui/modal/drawer';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { TeamList } from '../list/team-list';
import styles from '../team.module.css';

// The list appears immediately. The form's code loads into the drawer.
const InviteForm = lazy(async () => ({ default: (await import('./invite-form')).InviteForm }));

/** Shows the team with the invite form above it. Going back closes the form. */
export function Component() {
  const t = useTexts('team');
  const navigate = useNavigate();
  // Going back leads to the previous page, not to the form again.
  const handleClose = () => void navigate(screenPath('user_list_page'), { replace: true });
  return (
    <>
      <TeamList />
      <Drawer isOpen isWide onClose={handleClose} title={t('invite.title')}>
        <div className={styles.drawer}>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <InviteForm onClose={handleClose} />
          </Suspense>
        </div>
      </Drawer>
    </>
  );
}
