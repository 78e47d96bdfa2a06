import { useTexts } from '../../i18n/use-texts';
import { Button, ButtonLink, type ButtonTone } from '../../ui/button/button';
import { IconMessagePlus } from '../../ui/icon/icons';
import { explainRegistration } from '../registration/explain-registration';
import { useFindForMe } from './use-find-for-me';

interface FindForMeProps {
  /** What was searched for: stands in the form as the name of what is needed. */
  name?: string;
  tone?: ButtonTone;
  size?: 'large';
  isWide?: boolean;
  className?: string;
  /** A window that the way leads out of closes by it. */
  onFollow?: () => void;
}

/**
 * "Find it for me": the form of a request from a description. Visitors sign in first, a company without commerce is told
 * what it has to sign; nothing for suppliers and staff.
 */
export function FindForMe({ name, onFollow, ...look }: FindForMeProps) {
  const t = useTexts();
  const way = useFindForMe(name);
  if (!way) return null;
  const words = t('findForMe.action');
  return way.kind === 'explain' ? (
    <Button
      icon={IconMessagePlus}
      onClick={() => {
        onFollow?.();
        void explainRegistration();
      }}
      {...look}
    >
      {words}
    </Button>
  ) : (
    <ButtonLink icon={IconMessagePlus} to={way.to} onClick={onFollow} {...look}>
      {words}
    </ButtonLink>
  );
}
