import { useTexts } from '../../i18n/use-texts';
import { hasPermission } from '../../session/access';
import { useUser } from '../../session/use-session';
import { IconMessagePlus } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';
import { FindForMe } from './find-for-me';
import { NewOrder } from './new-order';
import { useFindForMe } from './use-find-for-me';

/**
 * The offer next to "nothing found": a request with the search text. A manager makes it for a customer. Suppliers see
 * nothing.
 */
export function FindForMeCallout({ name }: { name: string }) {
  const t = useTexts();
  const isStaff = hasPermission(useUser(), 'request_queue');
  if (!useFindForMe() && !isStaff) return null;
  return (
    <Callout
      icon={IconMessagePlus}
      title={t(isStaff ? 'findForMe.orderTitle' : 'findForMe.title')}
      action={isStaff ? <NewOrder /> : <FindForMe name={name} tone="main" />}
    >
      {t(isStaff ? 'findForMe.orderText' : 'findForMe.text')}
    </Callout>
  );
}
