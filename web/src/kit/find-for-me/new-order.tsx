import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { hasPermission } from '../../session/access';
import { useUser } from '../../session/use-session';
import { ButtonLink, type ButtonTone } from '../../ui/button/button';
import { IconPlus } from '../../ui/icon/icons';

/** The "New request" button, with which a manager makes a request for a customer. Other users do not see it. */
export function NewOrder({ tone, isIconOnPhone }: { tone?: ButtonTone; isIconOnPhone?: boolean }) {
  const t = useTexts();
  if (!hasPermission(useUser(), 'request_queue')) return null;
  return (
    <ButtonLink
      icon={IconPlus}
      to={screenPath('request_for_company_create_page')}
      tone={tone}
      isIconOnPhone={isIconOnPhone}
    >
      {t('findForMe.order')}
    </ButtonLink>
  );
}
