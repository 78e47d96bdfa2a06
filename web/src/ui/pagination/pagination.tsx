import { constants } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconChevronLeft, IconChevronRight } from '../icon/icons';
import { SegmentedControl } from '../segmented/segmented-control';
import { pageNumbers } from './pages';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  limit: number;
  total: number;
  /** True if the total is a lower bound, shown as `10 000+`. */
  isAtLeast?: boolean;
  /** What is counted, after the total: `1–10 of 36 notifications`. */
  things?: string | undefined;
  /** Returns the address of a page of this list, with its filters. */
  pageHref: (page: number) => string;
  sizes?: readonly number[];
  onLimit?: (limit: number) => void;
}

/** Range, page size and page links. A list that fits on the smallest page has none of them. */
export function Pagination({
  page,
  limit,
  total,
  isAtLeast,
  things,
  pageHref,
  sizes = constants.pageSizes,
  onLimit,
}: PaginationProps) {
  const t = useTexts();
  const last = Math.max(1, Math.ceil(total / limit));
  const hasSizes = onLimit !== undefined && total > (sizes[0] ?? 0);
  if (last === 1 && !hasSizes) return null;
  const from = Math.min((page - 1) * limit + 1, total);
  const to = Math.min(page * limit, total);
  return (
    <div className={styles.pager}>
      <p className={styles.range}>
        {t('pager.range', {
          from: formatNumber(from),
          to: formatNumber(to),
          total: `${formatNumber(total)}${isAtLeast ? '+' : ''}`,
        })}
        {things && ` ${things}`}
      </p>
      {hasSizes && (
        <div className={styles.size} data-print="off">
          <span aria-hidden="true">{t('pager.size')}</span>
          <SegmentedControl
            label={t('pager.size')}
            options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(limit)}
            onChange={(size) => onLimit(Number(size))}
          />
        </div>
      )}
      {last > 1 && <PageLinks page={page} last={last} pageHref={pageHref} />}
    </div>
  );
}

function PageLinks({ page, last, pageHref }: { page: number; last: number; pageHref: (page: number) => string }) {
  const t = useTexts();
  return (
    <nav className={styles.pages} aria-label={t('pager.label')}>
      {page > 1 && (
        <Link className={styles.page} to={pageHref(page - 1)} aria-label={t('pager.previous')}>
          <Icon of={IconChevronLeft} size={18} />
        </Link>
      )}
      {pageNumbers(page, last).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps in fixed places
          <span key={`gap${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={number}
            className={styles.page}
            to={pageHref(number)}
            aria-label={t('pager.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {formatNumber(number)}
          </Link>
        ),
      )}
      {page < last && (
        <Link className={styles.page} to={pageHref(page + 1)} aria-label={t('pager.next')}>
          <Icon of={IconChevronRight} size={18} />
        </Link>
      )}
    </nav>
  );
}
