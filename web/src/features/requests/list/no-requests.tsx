import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { FindForMe } from '../../../kit/find-for-me/find-for-me';
import { NewOrder } from '../../../kit/find-for-me/new-order';
import { useHasScreen } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/states/states';
import type { Reader, RequestKind } from '../model/side';

/** Explains on an empty list where its requests come from. */
export function NoRequests({ reader, kind }: { reader: Reader; kind: RequestKind }) {
  const t = useTexts('requests');
  const hasScreen = useHasScreen();
  const isDescribed = kind === 'rfd';
  const toCatalogue = reader === 'customer' && kind === 'rfc' && hasScreen('category_index');
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      action={
        reader === 'customer' && isDescribed ? (
          <FindForMe tone="main" />
        ) : reader === 'broker' && isDescribed ? (
          <NewOrder tone="main" />
        ) : (
          toCatalogue && (
            <ButtonLink tone="main" to={screenPath('category_index')}>
              {t('list.toCatalogue')}
            </ButtonLink>
          )
        )
      }
    >
      {reader === 'supplier' ? t('list.supplier.empty') : t(`list.${kind}.empty.${reader}`)}
    </EmptyState>
  );
}
