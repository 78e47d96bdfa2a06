import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { IconAlertTriangle, IconInfoCircle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import { toRequest } from '../model/side';

/** Warns before sending that the product is withdrawn, or that the company already has an open request for it. */
export function DraftNotices({
  request: { last_customer_condition: condition, open_twin: duplicate },
}: {
  request: RequestView;
}) {
  const t = useTexts('request-forms');
  const isWithdrawn = condition.condition_product_skus.some(({ withdrawn }) => withdrawn);
  return (
    <>
      {isWithdrawn && (
        <Callout tone="danger" icon={IconAlertTriangle} title={t('draft.withdrawnTitle')}>
          {t('draft.withdrawnText')}
        </Callout>
      )}
      {duplicate && (
        <Callout
          icon={IconInfoCircle}
          title={t('draft.duplicateTitle', { number: duplicate.numeric_hash })}
          action={<ButtonLink to={toRequest('customer', duplicate.id)}>{t('draft.duplicateOpen')}</ButtonLink>}
        >
          {t('draft.duplicateText')}
        </Callout>
      )}
    </>
  );
}
