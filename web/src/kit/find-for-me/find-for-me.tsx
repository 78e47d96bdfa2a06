import { useTexts } from '../../i18n/use-texts';
import { Button, ButtonLink, type ButtonTone } from '../../ui/button/button';
import { IconMessagePlus } from '../../ui/icon/icons';
import { explainRegistration } from '../registration/explain-registration';
import { useFindForMe } from './use-find-for-me';

interface FindForMeProps {
  /** The search text, used in the form as the name of the item needed. */
  name?: string;
  /** The supplier that the customer asks about. The button then says that the broker asks. */
  supplier?: string;
  /** The button only says that a request begins, beside a list of requests. */
  isNew?: boolean;
  tone?: ButtonTone;
  size?: 'large';
  isWide?: boolean;
  className?: string;
  /** Called when the link is followed, so that a window containing it can close. */
  onFollow?: () => void;
}

/**
 * The "Find it for me" button, which leads to the form of a request by description. Visitors sign in first. A company
 * that may not trade sees what it has to sign. Suppliers and staff see nothing.
 */
export function FindForMe({ name, supplier, isNew = false, onFollow, ...look }: FindForMeProps) {
  const t = useTexts();
  const way = useFindForMe({ name, supplier });
  if (!way) return null;
  const label = t(`findForMe.${isNew ? 'order' : supplier === undefined ? 'action' : 'ask'}`);
  const icon = isNew ? undefined : IconMessagePlus;
  return way.kind === 'explain' ? (
    <Button
      icon={icon}
      onClick={() => {
        onFollow?.();
        void explainRegistration();
      }}
      {...look}
    >
      {label}
    </Button>
  ) : (
    <ButtonLink icon={icon} to={way.to} onClick={onFollow} {...look}>
      {label}
    </ButtonLink>
  );
}
