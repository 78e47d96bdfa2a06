import { screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { Drawer } from '../../../ui/modal/drawer';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { TeamList } from '../list/team-list';
import styles from '../team.module.css';

// The list stands there at once, the form's code comes into the drawer.
const InviteForm = lazy(async () => ({ default: (await import('./invite-form')).InviteForm }));

/** The team with the form that invites over it: the way back closes it. */
export function Component() {
  const t = useTexts('team');
  const navigate = useNavigate();
  // The way back leads to where one was before, not to the form again.
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
