import { laneModes, type RequestLandedView, type RequestView } from '@setu/contract';
import { useState } from 'react';
import { formatChange, formatDate, formatDateTime, formatMoneyAsIs } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { SelectControl } from '../../../ui/field/select-control';
import { IconAlertTriangle, IconRefresh } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Callout } from '../../../ui/panel/callout';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../';
import { LandedAssumptions } from '../../landed-price/landed-assumptions';
import { LandedBar } from '../../landed-price/landed-bar';
import { LandedCity } from '../../landed-price/landed-city';
import { LandedGaps } from '../../landed-price/landed-gaps';
import { LandedLines } from '../../landed-price/landed-lines';
import { subjectCount } from '../detail/subject-count';
import styles from './landed.module.css';
import { useGetRequestLandedQuery } from './landed-api';
import { LandedChanges, LandedVersions } from './landed-versions';
import { useRecordLanded } from './use-record-landed';

/** Shows what the goods of a request cost in the customer's warehouse, and what changed since the last version. */
export function RequestLanded({ request }: { request: RequestView }) {
  const t = useTexts('landed');
  const { currentData: landed, isError, refetch } = useGetRequestLandedQuery(request.id);
  if (isError)
    return (
      <Panel title={t('title')}>
        <Failure title={t('request.unavailable')} onRetry={() => void refetch()} size="part" />
      </Panel>
    );
  if (!landed)
    return (
      <Panel title={t('title')}>
        <SkeletonText lines={6} />
      </Panel>
    );
  if (!landed.latest && !landed.may_record) return null;
  return <LoadedLanded request={request} landed={landed} />;
}

function LoadedLanded({ request, landed }: { request: RequestView; landed: RequestLandedView }) {
  const t = useTexts('landed');
  const record = useRecordLanded(request.id, landed);
  const [choice, setChoice] = useState<{ city?: string; mode?: (typeof laneModes)[number] | null }>({});
  const { latest, may_record: mayRecord, may_override: mayOverride } = landed;
  const unit = subjectCount(request)?.unit?.name ?? '';
  const price = latest?.price;
  const mode = choice.mode === undefined ? latest?.mode : choice.mode;
  const recalculate = (
    <Button
      size="small"
      tone={landed.moved || landed.is_outdated || !latest ? 'main' : undefined}
      icon={IconRefresh}
      isBusy={record.isBusy}
      onClick={() => void record.run(choice)}
    >
      {t(latest ? 'request.again' : 'request.first')}
    </Button>
  );
  return (
    <Panel
      title={t('title')}
      className={styles.panel}
      aside={
        mayRecord && (
          <div className={styles.controls}>
            <LandedCity
              city={choice.city ?? price?.city.code ?? ''}
              onCity={(city) => setChoice((before) => ({ ...before, city }))}
            />
            <SelectControl
              aria-label={t('modeLabel')}
              emptyLabel={t('cheapest')}
              options={laneModes.map((value) => ({ value, label: t(`by.${value}`) }))}
              value={mode ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setChoice((before) => ({ ...before, mode: laneModes.find((one) => one === value) ?? null }))
              }
            />
            {recalculate}
          </div>
        )
      }
    >
      {!latest || !price ? (
        <Text tone="secondary">{t('request.none')}</Text>
      ) : (
        <Stack gap={4}>
          <State landed={landed} />
          <p className={styles.head}>
            <span>
              {t('request.of', {
                version: versionOf(landed),
                city: price.city.name,
                date: formatDateTime(madeAt(landed)),
              })}
            </span>
            <b>{price.is_complete ? roubles(price.total) : t('from', { amount: roubles(price.total) })}</b>
          </p>
          <LandedBar price={price} />
          <LandedChanges landed={landed} />
          <div className={styles.two}>
            <LandedLines price={price} unit={unit} />
            <LandedAssumptions
              price={price}
              onFigure={mayOverride ? record.onFigure : undefined}
              reasons={new Map(latest.figures.map(({ kind, reason }) => [kind, t('request.because', { reason })]))}
            />
          </div>
          <LandedGaps price={price} onFigure={mayOverride ? record.onFigure : undefined} />
          <LandedVersions landed={landed} />
        </Stack>
      )}
    </Panel>
  );
}

const roubles = (value: number) => formatMoneyAsIs({ value, currency: 'RUB' });
const versionOf = ({ versions }: RequestLandedView) => versions[0]?.version ?? 0;
const madeAt = ({ versions }: RequestLandedView) => versions[0]?.made_at ?? '';

/** Says why the newest version may no longer be right. */
function State({
  landed: { latest, moved, is_outdated: isOutdated, may_record: mayRecord },
}: {
  landed: RequestLandedView;
}) {
  const t = useTexts('landed');
  if (isOutdated && mayRecord)
    return (
      <Callout title={t('request.outdated')} icon={IconAlertTriangle} tone="spark">
        {t('request.outdatedText')}
      </Callout>
    );
  if (!moved || !latest || !mayRecord) return null;
  const change = formatChange(Math.round((moved.total / latest.price.total - 1) * 1000) / 1000);
  const values = { amount: roubles(moved.total), change, date: formatDate(moved.at) };
  return (
    <Callout title={t('request.moved', values)} icon={IconAlertTriangle} tone="spark">
      {t('request.movedText')}
    </Callout>
  );
}
