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
import { TextLink } from '../../../../ui/button/text-link';
import { Thumbnail } from '../../../../ui/media/thumbnail';
import { EmptyState } from '../../../../ui/states/states';
import type { Tone } from '../../../../ui/status/request-status';
import { StatusDot } from '../../../../ui/status/status-chip';
import desk from '../desk.module.css';
import { BoardPanel } from './board-panel';
import styles from './supplier.module.css';

type Cards = NonNullable<SupplierDeskView['cards']>;

interface CardStatusesPanelProps {
  cards: Cards | null | undefined;
  companyId: string | undefined;
  onRetry: () => void;
}

const tones: Record<CardStanding, Tone> = {
  draft: 'neutral',
  in_review: 'review',
  returned: 'warning',
  corrected: 'review',
  published: 'success',
};

const totalOf = ({ counts }: Cards): number => cardStandings.reduce((sum, standing) => sum + counts[standing], 0);

/** Shows the company's cards by status, and those that wait for their manager after a correction. */
export function CardStatusesPanel({ cards, companyId = '', onRetry }: CardStatusesPanelProps) {
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
          <EmptyState title={t('cards.empty.title')}>{t('cards.empty.others')}</EmptyState>
        ) : (
          <>
            <Standings counts={part.counts} companyId={companyId} />
            <Corrected cards={part.returned.filter(({ is_corrected: isCorrected }) => isCorrected)} />
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

function Corrected({ cards }: { cards: readonly ReturnedCardView[] }) {
  const t = useTexts('supplier-desk');
  if (cards.length === 0) return null;
  return (
    <div className={styles.returned}>
      <h3>{t('cards.corrected')}</h3>
      <ul>
        {cards.map(({ sku_id: productSku, type, name, picture }) => (
          <li key={productSku}>
            <Thumbnail of={picture} />
            <TextLink to={screenPath(type === 'service' ? 'service_edit_page' : 'product_edit_page', { productSku })}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
