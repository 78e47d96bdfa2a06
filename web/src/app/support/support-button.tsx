import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconMail } from '../../ui/icon/icons';
import { openLazyModal } from '../modals';

/** The button that opens the support form, shown on pages that report a failure. */
export function SupportButton() {
  const t = useTexts();
  return (
    <Button icon={IconMail} hasPopup="dialog" onClick={() => void openLazyModal('support')}>
      {t('support.action')}
    </Button>
  );
}
