import { screenPath } from '@setu/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { Drawer } from '../../../ui/modal/drawer';
import { TeamList } from '../list/team-list';
import styles from '../team.module.css';
import { InviteForm } from './invite-form';

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
          <InviteForm onClose={handleClose} />
        </div>
      </Drawer>
    </>
  );
}
