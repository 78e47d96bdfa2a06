import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconMail } from '../../ui/icon/icons';
import { openSupport } from './open-support';

/** The button that opens the support form, shown on pages that report a failure. */
export function SupportButton() {
  const t = useTexts();
  return (
    <Button icon={IconMail} hasPopup="dialog" onClick={() => void openSupport()}>
      {t('support.action')}
    </Button>
  );
}
