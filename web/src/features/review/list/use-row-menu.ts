import { fillPath, type ReviewRowView, routes } from '@setu/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { leaveTo } from '../../../lib/page';
import { IconExternalLink, IconEye, IconRefresh, IconUserCheck } from '../../../ui/icon/icons';
import type { MenuItem } from '../../../ui/menu/dropdown-menu';
import { toReview } from '../model/review-place';
import { useChangeReviewer } from '../use-change-reviewer';
import { useRestart } from '../use-restart';

/** Returns an address that the server redirects to the card's page, of a product or a service. */
const toCardOf = (skuId: string): string => fillPath(routes.findCard.path, { type: 'product', id: skuId });

/**
 * Returns the actions of a row: change the reviewer, open the review, open the product, restart the review. A withdrawn
 * review has no product to open.
 */
export function useRowMenu(): (row: ReviewRowView) => MenuItem[] {
  const t = useTexts('review');
  const navigate = useNavigate();
  const changeReviewer = useChangeReviewer();
  const restart = useRestart();
  return ({ id, status, is_mine: isMine, moves, product_sku: card }) => [
    ...(moves.includes('set_reviewer')
      ? [
          {
            id: 'reviewer',
            label: t('menu.reviewer'),
            icon: IconUserCheck,
            onSelect: () => void changeReviewer.run({ id, name: card.name }),
          },
        ]
      : []),
    {
      id: 'open',
      label: t('menu.open'),
      icon: IconEye,
      onSelect: () => void navigate(toReview({ id, status, isMine })),
    },
    ...(status === 'withdrawn'
      ? []
      : [{ id: 'card', label: t('menu.card'), icon: IconExternalLink, onSelect: () => leaveTo(toCardOf(card.id)) }]),
    ...(moves.includes('restart')
      ? [
          {
            id: 'restart',
            label: t('menu.restart'),
            icon: IconRefresh,
            isApart: true,
            onSelect: () => void restart.run({ id, name: card.name }),
          },
        ]
      : []),
  ];
}
