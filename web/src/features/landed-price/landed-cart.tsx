import { currentRate, formatDate, formatRate } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { roundParts } from '../../lib/round-parts';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useGetLandedCartQuery } from './api';
import { LandedBar } from './landed-bar';
import { LandedCity } from './landed-city';
import { LandedLines } from './landed-lines';
import styles from './landed-price.module.css';
import { wholeRoubles } from './segments';
import { useLandedCity } from './use-landed-choice';

/** Shows what the goods of the cart cost in the warehouse as one declaration, with the part of each card. */
export function LandedCart({
  total,
}: {
  /** The total of the cart, which changes with its quantities. */ total: number;
}) {
  const t = useTexts('landed');
  const { city, setCity } = useLandedCity(true);
  const { data, isError, isFetching, refetch } = useGetLandedCartQuery({ city, total });
  if (data?.price === null) return null;
  const price = data?.price;
  const rate = currentRate();
  const control = <LandedCity city={city || price?.city.code || ''} onCity={setCity} />;
  const totals = roundParts(price?.items.map((item) => item.total) ?? []);
  return (
    <Panel title={t('title')} aside={control}>
      {isError && <Failure title={t('failed')} onRetry={() => void refetch()} size="part" />}
      {!price && !isError && <SkeletonText lines={6} />}
      {price && !isError && (
        <div className={styles.content} aria-busy={isFetching}>
          <LandedBar price={price} />
          <div className={styles.two}>
            <LandedLines price={price} />
            <div className={styles.goods}>
              {price.items.length > 1 && (
                <>
                  <h3 id="landed-shares">{t('cart.shares')}</h3>
                  <ul className={styles.shares} aria-labelledby="landed-shares">
                    {price.items.map((item, at) => {
                      const amount = wholeRoubles(totals[at] ?? 0);
                      return (
                        <li key={item.sku_id}>
                          <LocalizedText of={item} field="name" />
                          <b>{item.is_complete ? amount : t('from', { amount })}</b>
                        </li>
                      );
                    })}
                  </ul>
                </>
              )}
              <div className={styles.note}>
                {price.gaps.map(({ line, reason }) => (
                  <p key={`${line} ${reason}`}>
                    {reason === 'price_range' ? t('cart.ranges') : t(`gap.${reason}`, { line: t(`line.${line}`) })}
                  </p>
                ))}
                <p>{t('cart.note')}</p>
                {rate && <p>{t('cart.rate', { rate: formatRate(rate), date: formatDate(rate.date) })}</p>}
                {data.left_out > 0 && <p>{t('cart.leftOut', { count: data.left_out })}</p>}
              </div>
            </div>
          </div>
        </div>
      )}
    </Panel>
  );
}
