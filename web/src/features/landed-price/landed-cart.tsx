import { formatMoneyAsIs } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useGetLandedCartQuery } from './api';
import { LandedBar } from './landed-bar';
import { LandedCity } from './landed-city';
import { LandedLines } from './landed-lines';
import styles from './landed-price.module.css';
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
  const control = <LandedCity city={city || price?.city.code || ''} onCity={setCity} />;
  const from = (amount: number) => {
    const text = formatMoneyAsIs({ value: amount, currency: 'RUB' });
    return price?.is_complete ? text : t('from', { amount: text });
  };
  return (
    <Panel title={t('title')} aside={control}>
      {isError && <Failure title={t('failed')} onRetry={() => void refetch()} size="part" />}
      {!price && !isError && <SkeletonText lines={6} />}
      {price && !isError && (
        <div className={styles.content} aria-busy={isFetching}>
          <LandedBar price={price} />
          <LandedLines price={price} />
          {price.items.length > 1 && (
            <ul className={styles.shares} aria-label={t('cart.shares')}>
              {price.items.map((item) => (
                <li key={item.sku_id}>
                  <LocalizedText of={item} field="name" />
                  <b>{from(item.total)}</b>
                </li>
              ))}
            </ul>
          )}
          {price.gaps.length > 0 && (
            <ul className={styles.gaps}>
              {price.gaps.map(({ line, reason }) => (
                <li key={`${line} ${reason}`}>{t(`gap.${reason}`, { line: t(`line.${line}`) })}</li>
              ))}
            </ul>
          )}
          <p className={styles.note}>
            {t('cart.note')}
            {data.left_out > 0 && ` ${t('cart.leftOut', { count: data.left_out })}`}
          </p>
        </div>
      )}
    </Panel>
  );
}
