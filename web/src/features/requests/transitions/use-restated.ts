import type { RequestView } from '@setu/contract';
import { formatDateTime, formatMoneyAsIs } from '../../../i18n/formats';
import { companyName, fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { Restated } from '../../../kit/action-modal/restated';
import { offeredTransitions } from './transition-table';

type Place = Pick<RequestView, 'status' | 'broker_manager' | 'supplier' | 'offer_price' | 'contract_price'>;

const lastEvent = ({ status_events: events }: RequestView) =>
  [...events].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))[0];

/**
 * Describes the changes of a request since the page was shown: stage, manager and prices that differ, with the user and
 * time.
 */
export function useRestated(): (was: RequestView, now: RequestView, wanted: RequestView['status']) => Restated {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const facts = ({ status, broker_manager: manager, supplier, ...prices }: Place) => ({
    stage: statusTexts(`request.${status}`),
    manager: manager ? fullName(manager) : t('restated.none'),
    supplier: supplier ? companyName(supplier.short_name) : t('restated.none'),
    offer: prices.offer_price ? formatMoneyAsIs(prices.offer_price) : t('restated.none'),
    contract: prices.contract_price ? formatMoneyAsIs(prices.contract_price) : t('restated.none'),
  });
  return (was, now, wanted) => {
    const [before, after] = [facts(was), facts(now)];
    const names = ['stage', 'manager', 'supplier', 'offer', 'contract'] as const;
    const changed = names.filter((name) => name === 'stage' || before[name] !== after[name]);
    const event = lastEvent(now);
    const params = { number: now.numeric_hash, status: after.stage, when: event ? formatDateTime(event.date) : '' };
    return {
      title: t('restated.title'),
      text: event?.by ? t('restated.by', { ...params, who: fullName(event.by) }) : t('restated.text', params),
      rows: changed.map((name) => ({ label: t(`restated.${name}`), was: before[name], now: after[name] })),
      impossible: offeredTransitions(now).some(({ status }) => status === wanted)
        ? undefined
        : t('restated.impossible'),
    };
  };
}
