import { type ListQuery, type ReportName, reportCodec, reportNames } from '@setu/contract';
import type { ListPlace } from '../../kit/list-page/list-states';
import { useListQuery } from '../../ui/list-page/use-list-query';

type Codec = typeof reportCodec;

const noFilters = { language: [], audience: [], section: [], show: [], from: '', to: '', period: { from: '', to: '' } };

const narrows = ({ filters: { language, audience, section, show, from, to, period } }: ListQuery<Codec>): boolean =>
  [language.length, audience.length, section.length, show.length].some((count) => count > 0) ||
  [from, to, period.from, period.to].some((day) => day !== '');

/** Reads the open report and its filters from the address. Clearing the filters leaves the report open. */
export function useReportPlace() {
  const [query, list] = useListQuery(reportCodec);
  const name: ReportName = reportNames.find((one) => one === query.filters.name) ?? 'catalog_analysis';
  const place: ListPlace<Codec> = [
    query,
    {
      ...list,
      isFiltered: narrows(query),
      reset: () => list.setFilters({ name: query.filters.name, ...noFilters }),
    },
  ];
  const fileParams = new URLSearchParams(list.search);
  fileParams.set('name', name);
  fileParams.delete('page');
  fileParams.delete('limit');
  // A file has no chart.
  fileParams.delete('step');
  return {
    name,
    place,
    search: list.search,
    /** The query of the full report as a file. */
    fileSearch: fileParams.toString(),
  };
}
