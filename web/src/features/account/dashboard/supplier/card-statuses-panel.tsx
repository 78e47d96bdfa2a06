import {
  type CardStanding,
  cardStandings,
  type ReturnedCardView,
  type SupplierDeskView,
  screenPath,
} from '@setu/contract';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../../../i18n/formats';
import { useTexts } from '../../../../i18n/use-texts';
import { ButtonLink } from '../../../../ui/button/button';
import { TextLink } from '../../../../ui/button/text-link';
import { VisuallyHidden } from '../../../../ui/layout/text';
import { Thumbnail } from '../../../../ui/media/thumbnail';
import { EmptyState } from '../../../../ui/states/states';
import type { Tone } from '../../../../ui/status/request-status';
import { StatusDot } from '../../../../ui/status/status-chip';
import desk from '../desk.module.css';
import { BoardPanel } from './board-panel';
import styles from './supplier.module.css';
import { SupplierActions } from './supplier-actions';

type Cards = NonNullable<SupplierDeskView['cards']>;

interface CardStatusesPanelProps {
  cards: Cards | null | undefined;
  companyId: string | undefined;
  mayCreate: boolean;
  onRetry: () => void;
}

const tones: Record<CardStanding, Tone> = {
  draft: 'neutral',
  in_review: 'review',
  returned: 'warning',
  published: 'success',
};

const totalOf = ({ counts }: Cards): number => cardStandings.reduce((sum, standing) => sum + counts[standing], 0);

/** Shows the company's cards by status, and those returned for correction. */
export function CardStatusesPanel({ cards, companyId = '', mayCreate, onRetry }: CardStatusesPanelProps) {
  const t = useTexts('supplier-desk');
  return (
    <BoardPanel
      title={t('cards.title')}
      className={desk.fewer}
      part={cards}
      onRetry={onRetry}
      aside={(part) =>
        totalOf(part) > part.counts.published && t('cards.total', { total: formatNumber(totalOf(part)) })
      }
    >
      {(part) =>
        totalOf(part) === 0 ? (
          <EmptyState
            title={t('cards.empty.title')}
            action={mayCreate && <SupplierActions companyId={companyId} isMain />}
          >
            {t(mayCreate ? 'cards.empty.text' : 'cards.empty.others')}
          </EmptyState>
        ) : (
          <>
            <Standings counts={part.counts} companyId={companyId} />
            {part.returned.length > 0 && <Returned cards={part.returned} />}
          </>
        )
      }
    </BoardPanel>
  );
}

function Standings({ counts, companyId }: { counts: Cards['counts']; companyId: string }) {
  const t = useTexts('supplier-desk');
  const list = screenPath('company_catalog_page', { company: companyId });
  const held = cardStandings.filter((standing) => counts[standing] > 0);
  return (
    <div className={styles.part}>
      {held.length > 1 && (
        <div className={styles.shares} aria-hidden="true">
          {held.map((standing) => (
            <i key={standing} data-tone={tones[standing]} style={{ '--share': counts[standing] } as CSSProperties} />
          ))}
        </div>
      )}
      <ul className={styles.standings}>
        {held.map((standing) => (
          <li key={standing}>
            <StatusDot tone={tones[standing]} />
            <TextLink to={`${list}?f_state=${standing}`} look="plain">
              {t(`cards.standings.${standing}`)}
            </TextLink>
            <b>{formatNumber(counts[standing])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Returned({ cards }: { cards: readonly ReturnedCardView[] }) {
  const t = useTexts('supplier-desk');
  return (
    <div className={styles.returned}>
      <h3>{t('cards.returned')}</h3>
      <ul>
        {cards.map(({ sku_id: productSku, type, name, picture, comment }) => (
          <li key={productSku}>
            <Thumbnail of={picture} />
            <div>
              <b>{name}</b>
              {comment && <p>{comment}</p>}
            </div>
            <ButtonLink
              size="small"
              to={screenPath(type === 'service' ? 'service_edit_page' : 'product_edit_page', { productSku })}
            >
              {t('cards.fix')}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
