import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useHasScreen } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/states/states';
import type { RequestKind, Side } from '../model/side';

/** A list that has not begun: where its requests come from. */
export function NoRequests({ side, kind }: { side: Side; kind: RequestKind }) {
  const t = useTexts('requests');
  const hasScreen = useHasScreen();
  const toCatalogue = side === 'customer' && kind === 'rfc' && hasScreen('category_index');
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      action={
        toCatalogue && (
          <ButtonLink tone="main" to={screenPath('category_index')}>
            {t('list.toCatalogue')}
          </ButtonLink>
        )
      }
    >
      {t(`list.${kind}.empty.${side}`)}
    </EmptyState>
  );
}
