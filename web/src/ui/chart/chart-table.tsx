import { useTexts } from '../../i18n/use-texts';
import styles from './chart.module.css';
import { type ChartData, nameOf } from './chart-data';

/** The values of a chart as a table, one row per position. */
export function ChartTable({ caption, data: { axis, places, panes } }: { caption: string; data: ChartData }) {
  const t = useTexts();
  return (
    <table>
      <caption className={styles.unseen}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{axis}</th>
          {panes.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place, index) => (
          <tr key={place.id}>
            <th scope="row">{nameOf(place)}</th>
            {panes.map(({ id, values, format }) => {
              const value = values[index];
              return <td key={id}>{value === undefined ? t('chart.noValue') : format(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
