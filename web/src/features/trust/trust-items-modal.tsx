import type { TrustFigureView, TrustItemsView } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { formatDate, formatNumber } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { pathOfRoute } from '../../session/screens';
import { Button } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { EmptyState, Failure } from '../../ui/states/states';
import { itemsOnPage, useListSupplierTrustItemsQuery } from './api';
import styles from './trust.module.css';
import { useTermText } from './use-figure-texts';

interface TrustItemsProps {
  companyId: string;
  name: string;
  kind: TrustFigureView['kind'];
}

/** Lists the requests that make up a figure of a supplier, newest first. Only the broker opens it. */
export function TrustItemsModal({ companyId, name, kind, onClose }: TrustItemsProps & ModalControls) {
  const t = useTexts('trust');
  const [page, setPage] = useState(1);
  const query = useListSupplierTrustItemsQuery({ company: companyId, figure: kind, page });
  const { currentData: found } = query;
  const problem = query.isError ? toProblem(query.error) : null;
  const last = found ? Math.max(1, Math.ceil(found.total / itemsOnPage)) : page;
  return (
    <ModalFrame
      title={t('items.title', { figure: t(`figures.${kind}`), name })}
      size="form"
      onClose={() => onClose()}
      footer={
        <>
          {last > 1 && (
            <>
              <Button isDisabled={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
                {t('items.newer')}
              </Button>
              <Button isDisabled={page === last} onClick={() => setPage(Math.min(last, page + 1))}>
                {t('items.older')}
              </Button>
            </>
          )}
          <Button tone="main" onClick={() => onClose()}>
            {t('items.close')}
          </Button>
        </>
      }
    >
      {problem && (
        <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={query.refetch} size="part" />
      )}
      {!problem && !found && <SkeletonText lines={6} />}
      {found?.total === 0 && <EmptyState title={t('items.empty')} size="part" />}
      {found && found.total > 0 && (
        <>
          <p className={styles.count} role="status">
            {t('items.count', { count: found.total, shown: formatNumber(found.total) })}
          </p>
          <ul className={styles.items}>
            {found.list.map((item) => (
              // A request can have several samples.
              <Item key={`${item.id} ${item.at}`} item={item} kind={kind} onOpen={() => onClose()} />
            ))}
          </ul>
        </>
      )}
    </ModalFrame>
  );
}

interface ItemProps extends Pick<TrustItemsProps, 'kind'> {
  item: TrustItemsView['list'][number];
  onOpen: () => void;
}

function Item({ item, kind, onOpen }: ItemProps) {
  const t = useTexts('trust');
  const term = useTermText();
  const { value } = item;
  const outcome = {
    answers: () => term(value),
    offers: () => t(value === 1 ? 'items.won' : 'items.lost'),
    shipments: () => t(value === 1 ? 'items.punctual' : 'items.late'),
    samples: () => t(value === 1 ? 'items.suits' : 'items.doesNotSuit'),
    deals: () => (value === 0 ? t('items.noClaims') : t('items.claims', { count: value, shown: formatNumber(value) })),
  }[kind]();
  return (
    <li>
      <span className={styles.subject}>
        <TextLink to={pathOfRoute(item.route) ?? ''} onClick={onOpen}>
          {t('items.number', { number: item.number })}
        </TextLink>
        <LocalizedText of={item} field="name" />
      </span>
      <span className={styles.outcome}>
        <b>{outcome}</b>
        <time dateTime={item.at}>{formatDate(item.at)}</time>
      </span>
    </li>
  );
}
