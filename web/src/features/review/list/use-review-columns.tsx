import { hasReviewEnded, type ReviewRowView } from '@setu/contract';
import { useLocation } from 'react-router';
import { formatDate, formatDateTime } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { companyName, shortName } from '../../../i18n/names';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { ClockCell, RowAct, TwoLines } from '../../../ui/data-table/cells';
import type { Column } from '../../../ui/data-table/columns';
import { Row } from '../../../ui/layout/layout';
import { Text, VisuallyHidden } from '../../../ui/layout/text';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { RowMenu } from '../../../ui/menu/row-menu';
import { fromHere } from '../../../ui/page/back-link';
import { reviewLevel } from '../model/review-level';
import { waitsFor } from '../model/review-look';
import { toReview } from '../model/review-place';
import { useReviewActText } from '../model/use-review-act-text';
import styles from '../review.module.css';
import { ReviewChip } from '../review-chip';
import { CardLine } from './card-line';
import { useRowMenu } from './use-row-menu';

const placeOf = ({ id, status, is_mine: isMine }: ReviewRowView) => toReview({ id, status, isMine });

interface ReviewColumnsOptions {
  /** Whether the list has only reviews that wait for the reader. */
  isOwnQueue: boolean;
  /** The roles of the reader. */
  roles: readonly string[];
  /** The rows of the page. The first one that waits for the reader has the filled button. */
  rows: readonly ReviewRowView[] | undefined;
}

/**
 * Returns the columns of the list of reviews from left to right. The reader's own queue leaves out the columns that
 * would name the reader in every row.
 */
export function useReviewColumns({ isOwnQueue, roles, rows }: ReviewColumnsOptions): Column<ReviewRowView>[] {
  const t = useTexts('review');
  const location = useLocation();
  const firstId = rows?.find(({ is_mine: isMine }) => isMine)?.id;
  const menuOf = useRowMenu();
  const actText = useReviewActText();
  const isPhone = useIsPhone();
  const unassigned = (
    <Text as="span" tone="muted">
      {t('columns.nobody')}
    </Text>
  );
  const isReaders = (id: string): boolean =>
    (id === 'reviewer' && roles.includes('TEAM_PRODUCT_REVIEWER')) ||
    (id === 'manager' && roles.includes('TEAM_MANAGER'));
  /** On a phone it is beside the status. */
  const ageOf = ({ status, updated_at: since }: ReviewRowView) =>
    hasReviewEnded(status) ? null : (
      <ClockCell level={reviewLevel(since, new Date())}>
        {isPhone ? t('head.waits', { time: formatElapsed(since) }) : formatElapsed(since)}
      </ClockCell>
    );
  const columns: Column<ReviewRowView>[] = [
    {
      id: 'name',
      title: t('columns.name'),
      sortKey: 'name',
      inCard: 'title',
      cell: (row) => {
        const name = <LocalizedText of={row.product_sku} field="name" />;
        return (
          <TwoLines
            title={
              row.is_mine ? (
                <TextLink look="plain" className={styles.open} to={placeOf(row)} state={fromHere(location)}>
                  {name}
                </TextLink>
              ) : (
                name
              )
            }
            note={<CardLine card={row.product_sku} />}
            picture={row.product_sku.picture}
          />
        );
      },
    },
    {
      id: 'supplier',
      title: t('columns.supplier'),
      sortKey: 'supplier',
      inCard: 'subtitle',
      cell: ({ company }) => {
        const city = company.city && <LocalizedText of={company} field="city" />;
        const name = companyName(company.short_name);
        if (!isPhone) return <TwoLines title={name} note={city} />;
        return (
          <>
            {name}
            {city && <>, {city}</>}
          </>
        );
      },
    },
    {
      id: 'reviewer',
      title: t('columns.reviewer'),
      sortKey: 'reviewer',
      inCard: 'named',
      cell: ({ reviewer }) => (reviewer ? shortName(reviewer) : unassigned),
    },
    {
      id: 'manager',
      title: t('columns.manager'),
      sortKey: 'manager',
      inCard: 'hidden',
      cell: ({ manager }) => (manager ? shortName(manager) : unassigned),
    },
    {
      id: 'status',
      title: t('columns.status'),
      sortKey: 'status',
      inCard: 'fact',
      cell: (row) => {
        const chip = <ReviewChip status={row.status} isMine={row.is_mine} isCorrected={row.is_corrected} />;
        if (!isPhone) return chip;
        return (
          <Row gap={2} align="center">
            {chip}
            {ageOf(row)}
          </Row>
        );
      },
    },
    {
      id: 'waits',
      title: t('columns.waits'),
      inCard: 'line',
      cell: (row) => {
        const { status, is_mine: isMine, reviewer } = row;
        const whom = waitsFor({ status, isMine, hasReviewer: reviewer !== null });
        if (!whom) return null;
        if (whom !== 'you') return t(`waits.${whom}`);
        return (
          <RowAct>
            <ButtonLink
              to={placeOf(row)}
              state={fromHere(location)}
              tone={row.id === firstId ? 'main' : 'line'}
              size="small"
            >
              {actText(row)}
              <VisuallyHidden>{` ${row.product_sku.vendor_code}`}</VisuallyHidden>
            </ButtonLink>
          </RowAct>
        );
      },
    },
    {
      id: 'age',
      title: t('columns.age'),
      sortKey: 'updated_at',
      isReversed: true,
      inCard: 'hidden',
      cell: ageOf,
    },
    {
      id: 'created',
      title: t('columns.created'),
      sortKey: 'created_at',
      inCard: 'hidden',
      cell: ({ created_at: at }) => (
        <time dateTime={at} title={formatDateTime(at)}>
          {formatDate(at)}
        </time>
      ),
    },
    {
      id: 'menu',
      title: t('columns.menu'),
      isActions: true,
      width: '44px',
      cell: (row) => <RowMenu label={t('columns.menuOf', { name: row.product_sku.name })} items={menuOf(row)} />,
    },
  ];
  const shown = isOwnQueue ? columns.filter(({ id }) => !isReaders(id)) : columns;
  // A card has the status and its time before the people.
  return isPhone ? shown.toSorted((a, b) => Number(a.id === 'reviewer') - Number(b.id === 'reviewer')) : shown;
}
