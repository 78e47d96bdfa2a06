import type { RequestRowView } from '@setu/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatDateTime, formatNumber } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { companyName, shortName } from '../../../i18n/names';
import { QuantityText, unitOf } from '../../../i18n/quantity-text';
import { formatDayNear } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { multiply } from '../../../lib/money';
import { pathOfRoute } from '../../../session/screens';
import { MarkedCell, NumberCell, TwoLines } from '../../../ui/data-table/cells';
import type { Column } from '../../../ui/data-table/columns';
import { DotLine } from '../../../ui/layout/dot-line';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { fromHere } from '../../../ui/page/back-link';
import { RequestStatusChip } from '../../../ui/status/status-chip';
import { convertedPrice } from '../model/converted-price';
import { rateOf } from '../model/request-prices';
import { rowTerm } from '../model/row-term';
import { isBudget, rowTotal } from '../model/row-total';
import type { Reader, RequestKind } from '../model/side';
import { useStatusName } from '../model/use-status-name';
import { UnreadMark, useAskedText } from './conversation-mark';
import styles from './list.module.css';
import { NextStepCell, rowStep } from './next-step-cell';
import { rowAct } from './row-act';
import { InStatus, termAndAct, termCell } from './term-cell';

interface ColumnsOptions {
  reader: Reader;
  kind: RequestKind | 'both';
  /** The rows of the page. Undefined until they load. */
  rows: readonly RequestRowView[] | undefined;
}

/** Returns the total of a draft from the catalogue at today's price of its card, or null without a price or a count. */
function draftTotal({ count, last_customer_condition: { condition_product_skus: lines } }: RequestRowView) {
  const { price_from: from = null, price_to: to = null } = lines[0]?.product_sku ?? {};
  if (from === null || count === null) return null;
  const upper = to !== null && to > from ? { value_to: multiply({ value: to, currency: 'INR' }, count).value } : {};
  return { ...multiply({ value: from, currency: 'INR' }, count), ...upper };
}

/** Returns the columns of a request list from left to right. Each reader has the other sides of the deal. */
export function useRequestColumns({ reader, kind, rows }: ColumnsOptions): Column<RequestRowView>[] {
  const t = useTexts('requests');
  const statusName = useStatusName(reader);
  const askedText = useAskedText(reader);
  const location = useLocation();
  // Few requests of a customer have a term. A phone shows the time in the status at this place.
  const isPhone = useIsPhone();
  const hasTerms = isPhone || reader !== 'customer' || !rows?.length || rows.some((row) => rowTerm(row, reader));
  const firstId = rows?.find((row) => rowAct(row) !== null)?.id;
  const quantity = (row: RequestRowView): ReactNode => {
    if (row.count === null) return null;
    if (row.unit) return <QuantityText value={row.count} unit={unitOf(row)} />;
    return t('quantityAlone', { figure: formatNumber(row.count) });
  };
  // The claim and the open question stand with the product, so that status and term stay one line each.
  const noteOf = (row: RequestRowView): ReactNode => {
    const count = quantity(row);
    const asked = askedText(row);
    if (!count && !row.claimed && !asked) return null;
    return (
      <DotLine>
        {count}
        {row.claimed && <span className={styles.claimed}>{t('claim.chip')}</span>}
        {asked}
      </DotLine>
    );
  };
  const customer: Column<RequestRowView> = {
    id: 'customer',
    title: t('columns.customer'),
    sortKey: 'customer',
    cell: ({ customer: company }) =>
      company && (
        <TwoLines
          title={companyName(company.short_name)}
          note={company.inn && t('columns.inn', { inn: company.inn })}
        />
      ),
  };
  const supplier: Column<RequestRowView> = {
    id: 'supplier',
    title: t('columns.supplier'),
    cell: ({
      last_customer_condition: {
        condition_product_skus: [line],
      },
    }) => (line ? companyName(line.product_sku.company.short_name) : null),
  };
  const manager: Column<RequestRowView> = {
    id: 'manager',
    title: t('columns.manager'),
    sortKey: 'manager',
    cell: ({ broker_manager: person }) => {
      if (person) return shortName(person);
      return reader === 'broker' ? <span className={styles.muted}>{t('columns.noManager')}</span> : null;
    },
  };
  const next: Column<RequestRowView> = {
    id: 'next',
    title: t('columns.next'),
    sortKey: 'due_at',
    width: '196px',
    inCard: 'line',
    cell: (row) => {
      const act = rowAct(row);
      if (act ? isPhone : !rowStep(row, reader)) return null;
      return <NextStepCell row={row} reader={reader} isFirst={row.id === firstId} />;
    },
  };
  const sides = {
    broker: [customer, manager],
    customer: kind === 'rfc' ? [supplier, manager] : [manager],
    supplier: [],
  };
  const term: Column<RequestRowView> = {
    id: 'age',
    // Leaves room between the deadline and the day beside it.
    ...(reader !== 'broker' && { width: '184px' }),
    // The list of brokers has no column for the step, so its button is under the term. A phone has it beside the term.
    title: t(reader === 'broker' && !isPhone ? 'columns.dueAndStep' : 'columns.due'),
    ...(reader === 'broker' ? { sortKey: 'due_at' } : { sortKey: 'status_at', isReversed: true }),
    inCard: 'line',
    cell: (row) =>
      isPhone || reader === 'broker' ? termAndAct(row, reader, row.id === firstId) : termCell(row, reader),
  };
  return [
    {
      id: 'number',
      title: t('columns.number'),
      sortKey: 'numeric_hash',
      inCard: 'title',
      width: '96px',
      cell: ({ numeric_hash, route, conversation, published_at: at }) => (
        <MarkedCell
          mark={
            <>
              {reader === 'broker' && at && <SentDay at={at} className={styles.sentBelow} />}
              <UnreadMark of={conversation} />
            </>
          }
        >
          <NumberCell to={pathOfRoute(route) ?? ''} state={fromHere(location)}>
            {numeric_hash || t('columns.draft')}
          </NumberCell>
        </MarkedCell>
      ),
    },
    {
      id: 'object',
      title: t(`columns.object.${kind}`),
      sortKey: 'name',
      inCard: 'name',
      cell: (row) => (
        <TwoLines
          title={row.name ? <LocalizedText of={row} field="name" /> : t('columns.noName')}
          note={noteOf(row)}
          picture={row.kind === 'rfc' ? row.picture : undefined}
        />
      ),
    },
    ...sides[reader],
    {
      id: 'status',
      title: t('columns.status'),
      sortKey: 'status',
      inCard: 'status',
      cell: (row) => (
        <span className={styles.status}>
          <RequestStatusChip status={row.status} label={statusName(row)} />
          <InStatus row={row} />
        </span>
      ),
    },
    // A card shows the deadline above the next step of others.
    ...(isPhone ? [term] : []),
    ...(reader === 'broker' ? [] : [next]),
    ...(hasTerms && !isPhone ? [term] : []),
    {
      id: 'published',
      title: t(reader === 'supplier' ? 'columns.received' : 'columns.published'),
      sortKey: 'published_at',
      // The list of brokers has the most columns. A narrower window shows the day below the number.
      isWide: reader === 'broker',
      // A phone has room for one line of facts, and the names of a deal matter more than its day.
      inCard: reader === 'supplier' ? 'named' : 'hidden',
      cell: ({ published_at: at }) => (at ? <SentDay at={at} className={styles.figures} /> : null),
    },
    {
      id: 'total',
      title: t('columns.total'),
      sortKey: 'total_price',
      // The card of a supplier has the day before it, and that of the others has names.
      inCard: reader === 'supplier' ? 'figure' : 'figureLine',
      align: 'end',
      cell: (row) => {
        const amount = rowTotal(row);
        if (amount && isBudget(row))
          return (
            <>
              <span className={styles.budget}>{t('columns.budget')}</span> {amount}
            </>
          );
        if (amount) return <span className={styles.sum}>{amount}</span>;
        if (row.status !== 'draft') return t('columns.noPrice');
        const total = draftTotal(row);
        return total && convertedPrice(total, rateOf('draft', null), row.count).main;
      },
    },
  ];
}

/** Shows the day on which a request was sent. */
function SentDay({ at, className }: { at: string; className: string | undefined }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className={className}>
      {formatDayNear(at)}
    </time>
  );
}
