import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useHasScreen } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { EmptyState, NoResults } from '../../../ui/states/states';
import type { RequestKind, Side } from '../model/side';

interface RequestListEmptyProps {
  side: Side;
  kind: RequestKind;
  /** Given while filters are in force. */
  onReset?: () => void;
}

/** Filters that match nothing, or a list that has not begun. */
export function RequestListEmpty({ side, kind, onReset }: RequestListEmptyProps) {
  const t = useTexts('requests');
  const hasScreen = useHasScreen();
  if (onReset) return <NoResults onReset={onReset}>{t('list.noResults')}</NoResults>;
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
