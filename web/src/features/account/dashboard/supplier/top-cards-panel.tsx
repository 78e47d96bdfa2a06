import { screenPath, type TrafficCardView } from '@setu/contract';
import { useState } from 'react';
import { formatChange, formatNumber } from '../../../../i18n/formats';
import { useTexts } from '../../../../i18n/use-texts';
import { TextLink } from '../../../../ui/button/text-link';
import { Sparkline } from '../../../../ui/chart/sparkline';
import { Row } from '../../../../ui/layout/layout';
import { Text, VisuallyHidden } from '../../../../ui/layout/text';
import { Thumbnail } from '../../../../ui/media/thumbnail';
import { SegmentedControl } from '../../../../ui/segmented/segmented-control';
import { toCard } from '../../../product/public';
import desk from '../desk.module.css';
import { BoardPanel } from './board-panel';
import styles from './supplier.module.css';
import { type CardOrder, changeOf, fullWeeks, perHundred, topBy } from './supplier-figures';

interface TopCardsPanelProps {
  cards: readonly TrafficCardView[] | null | undefined;
  published: number | undefined;
  companyId: string | undefined;
  onRetry: () => void;
}

/** Lists the cards with the most views or requests in the last 30 days. */
export function TopCardsPanel({ cards, published, companyId, onRetry }: TopCardsPanelProps) {
  const t = useTexts('supplier-desk');
  const [order, setOrder] = useState<CardOrder>('views');
  const orders = (['views', 'requests'] as const).map((value) => ({ value, label: t(`top.${value}`) }));
  return (
    <BoardPanel
      title={t('top.title')}
      className={desk.wide}
      part={cards}
      onRetry={onRetry}
      aside={(all) =>
        all.length > 0 && (
          <Row>
            <span aria-hidden="true">{t('top.order')}</span>
            <SegmentedControl
              label={t('top.order')}
              options={orders}
              value={order}
              onChange={(value) => setOrder(value === 'requests' ? 'requests' : 'views')}
            />
          </Row>
        )
      }
    >
      {(all) => (
        <>
          {all.length === 0 ? (
            <div className={styles.part}>
              <Text tone="secondary">{t('top.empty')}</Text>
            </div>
          ) : (
            <TopTable cards={topBy(all, order)} order={order} />
          )}
          {companyId && (published ?? 0) > 0 && (
            <p className={desk.foot}>
              <TextLink to={`${screenPath('company_catalog_page', { company: companyId })}?f_state=published`}>
                {t('top.all', { count: published ?? 0, total: formatNumber(published ?? 0) })}
              </TextLink>
            </p>
          )}
        </>
      )}
    </BoardPanel>
  );
}

function TopTable({ cards, order }: { cards: readonly TrafficCardView[]; order: CardOrder }) {
  const t = useTexts('supplier-desk');
  const sorted = (column: CardOrder) => (column === order ? 'descending' : undefined);
  return (
    <table className={styles.top}>
      <caption>
        <VisuallyHidden>{t('top.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('top.card')}</th>
          <th scope="col">{t('top.weeks')}</th>
          <th scope="col" aria-sort={sorted('views')}>
            {t('top.views')}
          </th>
          <th scope="col">{t('top.change')}</th>
          <th scope="col" aria-sort={sorted('requests')}>
            {t('top.requests')}
          </th>
          <th scope="col">{t('top.perHundred')}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <TopRow key={card.sku_id} card={card} />
        ))}
      </tbody>
    </table>
  );
}

function TopRow({ card }: { card: TrafficCardView }) {
  const t = useTexts('supplier-desk');
  const { name, vendor_code: code, views, requests, weeks, picture } = card;
  const rate = perHundred(views, requests);
  const full = fullWeeks(weeks);
  return (
    <tr>
      <th scope="row">
        <span className={styles.topCard}>
          <Thumbnail of={picture} />
          <span>
            <TextLink to={toCard(card)} look="plain">
              {name}
            </TextLink>
            {code && <small>{code}</small>}
          </span>
        </span>
      </th>
      <td data-label={t('top.weeks')}>
        <Sparkline
          values={full}
          label={t('top.weeksOf', { values: full.map((count) => formatNumber(count)).join(', ') })}
        />
      </td>
      <td data-label={t('top.views')}>{formatNumber(views)}</td>
      <td data-label={t('top.change')}>
        <Change change={changeOf(card)} />
      </td>
      <td data-label={t('top.requests')}>{requests === null ? t('top.unknown') : formatNumber(requests)}</td>
      <td data-label={t('top.perHundred')}>{rate === undefined ? '–' : formatNumber(rate)}</td>
    </tr>
  );
}

function Change({ change }: { change: number | undefined }) {
  const t = useTexts('supplier-desk');
  if (change === undefined) return <span className={styles.change}>{t('top.fresh')}</span>;
  return (
    <span className={styles.change} data-way={change > 0 ? 'up' : change < 0 ? 'down' : undefined}>
      {formatChange(change)}
    </span>
  );
}
