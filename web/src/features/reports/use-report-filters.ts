import {
  daysOfPeriod,
  type ReportName,
  type ReportView,
  type reportCodec,
  reports,
  searchAudiences,
  stepsOf,
} from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { useGetCategoryTreeQuery } from '../../kit/category-search/tree-api';
import type { ListFilter } from '../../kit/list-page/list-filters';

type Filter = ListFilter<typeof reportCodec>;

/** Returns the filters of a report: the period if it has one, and for searches the company, category and language. */
export function useReportFilters(name: ReportName, view: ReportView | undefined): Filter[] {
  const t = useTexts('report-words');
  const own = useTexts('reports');
  const isOfSearches = name === 'report_on_search_requests';
  const { data } = useGetCategoryTreeQuery(undefined, { skip: !isOfSearches });
  if (!reports[name].hasPeriod) return [];
  const all = { unknown: t('all') };
  const { from = null, to = null, step = null } = view ?? {};
  const inForce = from !== null && to !== null ? { from, to } : undefined;
  const period: Filter[] = [{ kind: 'days', name: 'period', label: t('period'), inForce }];
  if (from !== null && to !== null && step !== null)
    period.push({
      ...{ kind: 'segments', name: 'step', label: own('step.label'), inForce: step },
      options: stepsOf(daysOfPeriod({ from, to })).map((value) => ({ value, label: own(`step.${value}`) })),
    });
  if (!isOfSearches) return period;
  const sections = data?.tree.flatMap(({ children }) => children) ?? [];
  return [
    ...period,
    {
      ...{ kind: 'choice', name: 'language', label: t('filters.language'), ...all },
      options: (['ru', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) })),
    },
    {
      ...{ kind: 'choice', name: 'section', label: t('filters.section'), ...all },
      options: sections.map(({ id, name: label }) => ({ value: id, label })),
    },
    {
      ...{ kind: 'choice', name: 'audience', label: t('filters.audience'), ...all },
      options: searchAudiences.map((value) => ({ value, label: t(`audiences.${value}`) })),
    },
  ];
}
