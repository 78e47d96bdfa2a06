import { type TrustFigureView, type TrustHistoryView, trustKinds } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { formatDate, formatMonth, formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { EmptyState, Failure } from '../../ui/states/states';
import { useGetSupplierTrustHistoryQuery } from './api';
import { NamedPlace } from './named-place';
import styles from './trust.module.css';
import { useTermText } from './use-figure-texts';

interface TrustHistoryProps {
  companyId: string;
  /** Whether the viewer belongs to the supplier. Otherwise it is the broker. */
  isOwn: boolean;
}

/** Shows a supplier's figures month by month, also those of a single deal. Only the supplier and the broker see it. */
export function TrustHistory({ companyId, isOwn }: TrustHistoryProps) {
  const t = useTexts('trust');
  const query = useGetSupplierTrustHistoryQuery(companyId);
  const { currentData: found } = query;
  const problem = query.isError ? toProblem(query.error) : null;
  return (
    <NamedPlace id="trust-history">
      <Panel
        title={t(isOwn ? 'history.own' : 'history.title')}
        aside={found && t('since', { date: formatDate(found.since) })}
        isPadded={!found || found.list.length === 0}
        className={styles.panel}
      >
        {problem && (
          <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={query.refetch} size="part" />
        )}
        {!problem && !found && <SkeletonText lines={6} />}
        {found && found.list.length === 0 && (
          <EmptyState title={t('history.emptyTitle')} size="part">
            {t('history.emptyText')}
          </EmptyState>
        )}
        {found && found.list.length > 0 && (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls, and a keyboard must reach it */}
            <section className={styles.scroll} aria-label={t('history.table')} tabIndex={0}>
              <HistoryTable history={found} />
            </section>
            <p className={styles.foot}>{t(isOwn ? 'history.noteOwn' : 'history.note')}</p>
          </>
        )}
      </Panel>
    </NamedPlace>
  );
}

function HistoryTable({ history }: { history: TrustHistoryView }) {
  const t = useTexts('trust');
  const first = history.months.findIndex(({ list }) => list.length > 0);
  const months = history.months.slice(first).reverse();
  return (
    <table className={styles.history}>
      <thead>
        <tr>
          <th scope="col">{t('history.month')}</th>
          {trustKinds.map((kind) => (
            <th key={kind} scope="col">
              {t(`history.columns.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, list }) => (
          <HistoryRow key={month} name={formatMonth(month)} list={list} />
        ))}
      </tbody>
      <tfoot>
        <HistoryRow name={t('history.total')} list={history.list} />
      </tfoot>
    </table>
  );
}

function HistoryRow({ name, list }: { name: string; list: readonly TrustFigureView[] }) {
  const t = useTexts('trust');
  const term = useTermText();
  const cell = ({ kind, count, value, hits }: TrustFigureView): string =>
    kind === 'answers'
      ? t('history.answers', { term: term(value), shown: formatNumber(count) })
      : t(kind === 'deals' ? 'history.deals' : 'history.of', {
          hits: formatNumber(hits ?? 0),
          shown: formatNumber(count),
        });
  return (
    <tr>
      <th scope="row">{name}</th>
      {trustKinds.map((kind) => {
        const figure = list.find((one) => one.kind === kind);
        return <td key={kind}>{figure ? cell(figure) : '—'}</td>;
      })}
    </tr>
  );
}
