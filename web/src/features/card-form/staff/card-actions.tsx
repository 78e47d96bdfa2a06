import {
  type CardView,
  type CompanyCardView,
  type ObjectPermission,
  type ReviewStatus,
  screenPath,
} from '@setu/contract';
import { Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button, ButtonLink } from '../../../ui/button/button';
import { IconPencil, IconTrash } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { StatusChip } from '../../../ui/status/status-chip';
import { CompareVersions } from '../../review/public';
import { useRemoveCardMutation } from '../api';
import { reviewLooks } from '../review-looks';
import { editScreen } from './edit-screen';
import styles from './staff.module.css';
import { useReviewWarning } from './use-review-warning';

interface CardActionsProps {
  card: Pick<CardView, 'sku_id' | 'type' | 'name' | 'draft'> & Pick<CompanyCardView, 'review_status' | 'is_corrected'>;
  permissions: readonly ObjectPermission[];
  /** Called after the card was removed from its place. */
  onRemoved?: () => unknown;
  /**
   * True in a list, where the status of every draft is shown here. The card's own page shows that of a review here, and a
   * draft without one next to the name.
   */
  hasState?: boolean;
}

/**
 * Shows the actions of staff on a card: edit, and remove as the quiet one on the card's own page. A draft's own page has
 * no link to its form (specification, "Product page") unless it was returned to be corrected.
 */
export function CardActions({ card, permissions, onRemoved, hasState }: CardActionsProps) {
  const t = useTexts('card-form');
  const [remove] = useRemoveCardMutation();
  const { sku_id: id, type, name } = card;
  const review = useReviewWarning();
  const removal = useAction({
    confirm: async () => ({
      title: t('actions.removeTitle', { name }),
      text: [await review.warn({ id, type }), t('actions.removeText')].filter(Boolean).join(' '),
      action: t('actions.remove'),
      isDanger: true,
    }),
    send: () => remove({ id, type }),
    failed: t('actions.removeFailed'),
    done: () => ({ title: t('actions.removed'), text: name }),
    onDone: onRemoved,
  });
  const mayEdit = permissions.includes('edit') && (hasState || !card.draft || card.review_status === 'reviewed');
  return (
    <div className={styles.actions} data-apart={!hasState || undefined}>
      <Row gap={2} align="center">
        {(hasState ? card.draft : card.review_status) && (
          <CardState status={card.review_status ?? null} isCorrected={card.is_corrected ?? false} />
        )}
        {mayEdit && (
          <ButtonLink
            size="small"
            tone={hasState ? 'line' : 'main'}
            icon={IconPencil}
            to={screenPath(editScreen[type], { productSku: id })}
          >
            {t('actions.edit')}
          </ButtonLink>
        )}
        {!hasState && (
          <Suspense>
            <CompareVersions skuId={id} name={name} />
          </Suspense>
        )}
        {permissions.includes('delete') && (
          <Button
            size="small"
            tone={hasState ? 'danger' : 'quiet'}
            icon={IconTrash}
            isBusy={removal.isBusy || review.isBusy}
            onClick={() => void removal.run(undefined)}
          >
            {t('actions.remove')}
          </Button>
        )}
      </Row>
    </div>
  );
}

/** Shows where a card is: under review, returned, corrected, or only a draft. */
function CardState({ status, isCorrected }: { status: ReviewStatus | null; isCorrected: boolean }) {
  const t = useTexts('card-form');
  if (status === 'reviewed' && isCorrected)
    return <StatusChip {...reviewLooks.corrected}>{t('states.withManager')}</StatusChip>;
  const look = status ? reviewLooks[status] : { tone: 'neutral' as const, icon: IconPencil };
  return <StatusChip {...look}>{t(`states.${status ?? 'draft'}`)}</StatusChip>;
}
