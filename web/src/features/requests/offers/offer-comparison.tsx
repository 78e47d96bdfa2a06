import { type ComparedOfferView, type OfferListView, type RequestView, unitAfter } from '@setu/contract';
import { Suspense } from 'react';
import { currentLanguage, formatDate, formatNumber } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCheck, IconEye, IconEyeOff, IconInfoCircle, IconStar } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { LandedCity, useLandedCity } from '../../landed-price/public';
import { TrustLines } from '../../trust/public';
import { subjectCount } from '../detail/subject-count';
import { useGetRequestLandedQuery, useListRequestOffersLandedQuery } from '../landed/landed-api';
import type { Reader } from '../model/side';
import { OfferFacts } from './offer-facts';
import { OfferLanded } from './offer-landed';
import styles from './offers.module.css';
import { useListRequestOffersQuery } from './offers-api';
import { PartStates } from './part-states';
import { type OfferActions, useOfferActions } from './use-offer-actions';

interface OfferComparisonProps {
  request: RequestView;
  reader: Reader;
}

/** Shows the offers side by side, the valid ones first. Shows nothing while there are none. */
export function OfferComparison({ request, reader }: OfferComparisonProps) {
  const t = useTexts('offers');
  const query = useListRequestOffersQuery(request.id);
  const { currentData: found } = query;
  const actions = useOfferActions(request);
  const own = useLandedCity(true, request.last_customer_condition.delivery_city);
  // The page has one city: the one of its landed price, which is chosen there.
  const { currentData: whole, isLoading: isWholeLoading } = useGetRequestLandedQuery(request.id);
  const pageCity = whole?.latest?.price.city.code;
  const city = pageCity ?? own.city;
  // The landed price of a contract is computed from the contract, not from the offers before it.
  const isLandedShown = (found?.list.length ?? 0) > 0 && request.contract_price === null;
  const { currentData: landed, isLoading } = useListRequestOffersLandedQuery(
    { id: request.id, city },
    { skip: !isLandedShown || isWholeLoading },
  );
  const landedList = isLandedShown ? landed : undefined;
  if (!found) return query.isError ? <PartStates title={t('offers.title')} query={query} /> : null;
  if (found.list.length === 0) return null;
  const count = { count: found.list.length, shown: formatNumber(found.list.length) };
  const unit = unitAfter(1, subjectCount(request)?.unit?.name ?? '', currentLanguage());
  const cheapest = landedList?.list.find((one) => one.is_cheapest);
  const cheapestOffer = found.list.find(({ id }) => id === cheapest?.id);
  return (
    <Panel
      title={t('offers.title')}
      aside={
        landedList?.city && pageCity === undefined ? (
          <LandedCity city={city || landedList.city.code} onCity={own.setCity} />
        ) : (
          t('offers.count', count)
        )
      }
      isPadded={false}
    >
      {cheapestOffer && !cheapestOffer.best.includes('price') && (
        <div className={styles.lead}>
          <Callout title={t('landed.notTheCheapestPrice')} icon={IconInfoCircle}>
            {t('landed.why')}
          </Callout>
        </div>
      )}
      <ul className={styles.columns} data-single={found.list.length === 1 || undefined}>
        {found.list.map((offer) => (
          <li key={offer.id} className={styles.column} data-over={isOver(offer) || undefined}>
            <OfferHead offer={offer} reader={reader} isCheapest={offer.id === cheapest?.id} />
            <OfferLanded
              landed={landedList?.list.find(({ id }) => id === offer.id)}
              city={landedList?.city ?? null}
              unit={unit}
              isLoading={isLoading || isWholeLoading}
            />
            <OfferFacts
              request={request}
              terms={offer.terms}
              best={offer.best}
              isChosen={offer.state === 'chosen'}
              note={offer.has_files && offer.terms.files.length === 0 ? t('offers.filesLater') : undefined}
            />
            {offer.state === 'chosen' ? (
              <div />
            ) : (
              <Suspense fallback={<SkeletonText lines={3} />}>
                <TrustLines figures={offer.figures} isRounded={reader !== 'broker'} />
              </Suspense>
            )}
            <OfferButtons offer={offer} found={found} actions={actions} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        {t(reader === 'broker' ? 'offers.noteBroker' : found.may_prefer ? 'offers.noteCustomer' : 'offers.noteRate')}
        {landedList?.rate_date && ` ${t('landed.note', { date: formatDate(landedList.rate_date) })}`}
      </p>
    </Panel>
  );
}

/** Returns true if the offer was not chosen and cannot be chosen any more. */
const isOver = ({ state, terms }: ComparedOfferView): boolean =>
  state !== 'chosen' && (state !== 'open' || terms.expired);

/** Returns the name of an offer: its supplier for the broker, a number for the customer. */
function useOfferName(): (offer: ComparedOfferView) => string {
  const t = useTexts('offers');
  return ({ supplier, number }) =>
    supplier ? companyName(supplier.short_name) : t('offers.number', { number: formatNumber(number ?? 0) });
}

function OfferHead({ offer, reader, isCheapest }: { offer: ComparedOfferView; reader: Reader; isCheapest: boolean }) {
  const t = useTexts('offers');
  const statusTexts = useTexts('statuses');
  const name = useOfferName()(offer);
  const isShown = reader === 'broker' && offer.shared;
  return (
    <div className={styles.head}>
      <h3>{name}</h3>
      <p className={styles.marks}>
        {isCheapest && <span className={styles.cheapest}>{t('landed.cheapest')}</span>}
        {offer.state !== 'open' && (
          <span data-state={offer.state}>
            {offer.state === 'chosen' || offer.state === 'not_chosen'
              ? t(`offers.${offer.state}`)
              : statusTexts(`invitation.${offer.state}`)}
          </span>
        )}
        {offer.preferred && (
          <span data-state="preferred">{t(`offers.preferred.${reader === 'broker' ? 'broker' : 'customer'}`)}</span>
        )}
        {isShown && <span>{t('offers.shown', { number: formatNumber(offer.number ?? 0) })}</span>}
      </p>
    </div>
  );
}

interface OfferButtonsProps {
  offer: ComparedOfferView;
  found: OfferListView;
  actions: OfferActions;
}

function OfferButtons({ offer, found, actions: { share, prefer, pick } }: OfferButtonsProps) {
  const t = useTexts('offers');
  const name = useOfferName()(offer);
  if (isOver(offer) || offer.state === 'chosen') return <div className={styles.buttons} />;
  return (
    <div className={styles.buttons}>
      {found.may_pick && (
        <>
          <Button
            tone="main"
            icon={IconCheck}
            isBusy={pick.busyWith?.id === offer.id}
            ariaLabel={t('offers.pickOf', { name })}
            onClick={() => void pick.run(offer)}
          >
            {t('offers.pick')}
          </Button>
          <Button
            icon={offer.shared ? IconEyeOff : IconEye}
            isBusy={share.busyWith?.id === offer.id}
            ariaLabel={t(offer.shared ? 'offers.hideOf' : 'offers.showOf', { name })}
            onClick={() => void share.run(offer)}
          >
            {t(offer.shared ? 'offers.hide' : 'offers.show')}
          </Button>
        </>
      )}
      {found.may_prefer && !offer.preferred && (
        <Button
          icon={IconStar}
          isBusy={prefer.busyWith?.id === offer.id}
          ariaLabel={t('offers.preferOf', { name })}
          onClick={() => void prefer.run(offer)}
        >
          {t('offers.prefer')}
        </Button>
      )}
    </div>
  );
}
