import { laneModes, type RequestLandedView, type RequestView } from '@setu/contract';
import { useState } from 'react';
import { formatChange, formatDate, formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { SelectControl } from '../../../ui/field/select-control';
import { IconAlertTriangle, IconRefresh } from '../../../ui/icon/icons';
import { DotLine } from '../../../ui/layout/dot-line';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Callout } from '../../../ui/panel/callout';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import {
  type FigureChange,
  LandedAssumptions,
  LandedBar,
  LandedCity,
  LandedGaps,
  LandedLines,
  LandedMissing,
  wholeRoubles,
} from '../../landed-price/public';
import { subjectCount } from '../detail/subject-count';
import styles from './landed.module.css';
import { useGetRequestLandedQuery } from './landed-api';
import { LandedChanges, LandedVersions } from './landed-versions';
import { useRecordLanded } from './use-record-landed';

type Mode = (typeof laneModes)[number];

/** What the next version will be computed with, if it differs from the newest one. */
interface Choice {
  city?: string;
  mode?: Mode | null;
}

/** Shows what the goods of a request cost in the customer's warehouse, and what changed since the last version. */
export function RequestLanded({ request }: { request: RequestView }) {
  const t = useTexts('landed');
  const { currentData: landed, isError, refetch } = useGetRequestLandedQuery(request.id);
  if (landed && !landed.latest && !landed.may_record) return null;
  return (
    <Panel
      title={t('title')}
      className={styles.panel}
      aside={landed?.may_record && <Controls id={request.id} landed={landed} />}
    >
      {isError && <Failure title={t('request.unavailable')} onRetry={() => void refetch()} size="part" />}
      {!landed && !isError && <SkeletonText lines={6} />}
      {landed && <Content request={request} landed={landed} />}
    </Panel>
  );
}

function Controls({ id, landed }: { id: string; landed: RequestLandedView }) {
  const t = useTexts('landed');
  const { run, isBusy } = useRecordLanded(id, landed);
  const [choice, setChoice] = useState<Choice>({});
  const { latest, moved, is_outdated: isOutdated } = landed;
  const mode = choice.mode === undefined ? latest?.mode : choice.mode;
  const isDue = moved !== null || isOutdated || latest === null;
  return (
    <div className={styles.controls}>
      <LandedCity
        city={choice.city ?? latest?.price.city.code ?? ''}
        onCity={(city) => setChoice((before) => ({ ...before, city }))}
      />
      <SelectControl
        aria-label={t('modeLabel')}
        emptyLabel={t('anyMode')}
        options={laneModes.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={mode ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setChoice((before) => ({ ...before, mode: laneModes.find((one) => one === value) ?? null }))
        }
      />
      <Button
        size="small"
        tone={isDue ? 'soft' : undefined}
        icon={IconRefresh}
        isBusy={isBusy}
        onClick={() => void run(choice)}
      >
        {t(latest ? 'request.again' : 'request.first')}
      </Button>
    </div>
  );
}

function Content({ request, landed }: { request: RequestView; landed: RequestLandedView }) {
  const t = useTexts('landed');
  const { onFigures } = useRecordLanded(request.id, landed);
  const { latest, versions, may_override: mayOverride } = landed;
  if (!latest) return <Text tone="secondary">{t(`request.none.${stageOf(request)}`)}</Text>;
  const { price, figures } = latest;
  const changeAll = mayOverride ? onFigures : undefined;
  const change: FigureChange | undefined = changeAll && ((name, value) => changeAll([{ name, value }]));
  const [newest] = versions;
  const city = price.city.name;
  return (
    <Stack gap={4}>
      <State landed={landed} />
      <p className={styles.head}>
        <DotLine>
          {newest
            ? t('request.of', { version: newest.version, city, date: formatDateTime(newest.made_at) })
            : t('request.now', { city })}
          {t(`request.source.${newest?.source ?? stageOf(request)}`)}
        </DotLine>
        <b>{price.is_complete ? wholeRoubles(price.total) : t('from', { amount: wholeRoubles(price.total) })}</b>
        <LandedMissing price={price} />
      </p>
      <LandedBar price={price} />
      <LandedChanges landed={landed} />
      <LandedLines price={price} unit={subjectCount(request)?.unit?.name} />
      <LandedGaps price={price} onFigures={changeAll} />
      <details className={styles.folded}>
        <summary>{t('request.assumptions', { count: price.assumptions.length })}</summary>
        <LandedAssumptions
          price={price}
          onFigure={change}
          reasons={new Map(figures.map(({ kind, reason }) => [kind, t('request.because', { reason })]))}
        />
      </details>
      <LandedVersions landed={landed} />
    </Stack>
  );
}

/** Returns which price of the goods a calculation of today uses. */
const stageOf = ({ contract_price: contract, offer_price: offer }: RequestView): 'contract' | 'offer' | 'card' =>
  contract ? 'contract' : offer ? 'offer' : 'card';

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
  const values = { amount: wholeRoubles(moved.total), change, date: formatDate(moved.at) };
  return (
    <Callout title={t('request.moved', values)} icon={IconAlertTriangle} tone="spark">
      {t('request.movedText')}
    </Callout>
  );
}
