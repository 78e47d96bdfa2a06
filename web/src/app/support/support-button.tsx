import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconMail } from '../../ui/icon/icons';
import { openLazyModal } from '../modals';

/** Opens the support's form: on pages that tell of a failure. */
export function SupportButton() {
  const t = useTexts();
  return (
    <Button icon={IconMail} hasPopup="dialog" onClick={() => void openLazyModal('support')}>
      {t('support.action')}
    </Button>
  );
}
