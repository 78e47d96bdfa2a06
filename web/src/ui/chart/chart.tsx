import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { writtenValues } from '../../lib/chart/written-values';
import { Button } from '../button/button';
import { IconChartLine, IconTable } from '../icon/icons';
import { Skeleton } from '../skeleton/skeleton';
import { LoadingRegion } from '../states/loading-region';
import styles from './chart.module.css';
import { type ChartData, type ChartSign, hasValues, nameOf } from './chart-data';
import { ChartTable } from './chart-table';

// The drawing library loads with the first chart.
const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing')).ChartDrawing }));

interface ChartProps {
  /** The name of the chart: "Rate of the rupee, 90 days". */
  label: string;
  /** Undefined while the data load. */
  data: ChartData | undefined;
  /** Text at the right end of the footer: the source, the period. */
  note?: string;
}

/** Bars and lines over one axis, drawn for the available width. A button shows the same values as a table. */
export function Chart({ label, data, note }: ChartProps) {
  const t = useTexts();
  const [isTable, setTable] = useState(false);
  if (!data) return <ChartSkeleton />;
  if (!hasValues(data)) return <p className={styles.empty}>{t('chart.empty')}</p>;
  return (
    <figure className={styles.figure} aria-label={label}>
      {!isTable && data.legend && <Legend signs={data.legend} />}
      {!isTable && <Picture data={data} />}
      <div className={isTable ? styles.table : styles.unseen}>
        <ChartTable caption={label} data={data} />
      </div>
      <figcaption className={styles.foot} data-print="off">
        <Button tone="quiet" size="small" icon={isTable ? IconChartLine : IconTable} onClick={() => setTable(!isTable)}>
          {isTable ? t('chart.asChart') : t('chart.asTable')}
        </Button>
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  );
}

/** The legend of the chart styles, for sighted users only. */
function Legend({ signs }: { signs: ChartSign[] }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {signs.map(({ look, label }) => (
        <span key={look}>
          <i data-look={look} />
          {label}
        </span>
      ))}
    </p>
  );
}

/** The drawing. Screen readers get each measure's lowest, highest and last value. */
function Picture({ data }: { data: ChartData }) {
  const t = useTexts();
  const summaries = data.panes.map(({ title, values, format }) => {
    const parts = (['lowest', 'highest', 'last'] as const).flatMap((kind) => {
      const index = writtenValues(values)[kind] ?? -1;
      const place = data.places[index];
      const value = values[index];
      return place && value !== undefined ? [t(`chart.${kind}`, { value: format(value), place: nameOf(place) })] : [];
    });
    return `${title}: ${parts.join(', ')}`;
  });
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <ChartDrawing data={data} summary={summaries.join('. ')} />
    </Suspense>
  );
}

function ChartSkeleton() {
  return (
    <LoadingRegion isBusy>
      <Skeleton height="200px" />
    </LoadingRegion>
  );
}
