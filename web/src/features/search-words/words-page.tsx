import { missedPeriods, type SearchWordsView, screenPath } from '@setu/contract';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { Stack } from '../../ui/layout/layout';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { useGetSearchWordsQuery, type WordsPlace } from './api';
import { ChangesPanel } from './changes-panel';
import { MissedPanel } from './missed-panel';
import { openSynonym } from './open-synonym';
import { SynonymsPanel } from './synonyms-panel';
import { TriedPanel } from './tried-panel';
import styles from './words.module.css';

const StopWordsPanel = lazy(async () => ({ default: (await import('./stop-words-panel')).StopWordsPanel }));

const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);
const daysOf = (text: string | null): number => missedPeriods.find((days) => String(days) === text) ?? 30;

/** Shows the synonyms and stop words of the search, and the searches without results. */
export function Component() {
  const [search] = useSearchParams();
  const place: WordsPlace = {
    days: daysOf(search.get('days')),
    try: search.get('try')?.trim() ?? '',
    page: pageOf(search.get('page')),
  };
  const query = useGetSearchWordsQuery(place);
  const { data } = query;
  const refetch = async () => (await query.refetch()).data;
  return (
    // Another period or another search to try leaves the rest of the page unchanged.
    <EntityPage query={{ ...query, currentData: data }} skeleton={<Loading />}>
      {(view) => <WordsScreen view={view} place={place} isFetching={query.isFetching} refetch={refetch} />}
    </EntityPage>
  );
}

const Loading = () => (
  <PageSkeleton>
    <TitleSkeleton />
  </PageSkeleton>
);

interface WordsScreenProps {
  view: SearchWordsView;
  place: WordsPlace;
  isFetching: boolean;
  refetch: () => Promise<SearchWordsView | undefined>;
}

/** Opens the form of a new synonym once if the address carries its words, as the links of a dashboard do. */
function useSynonymOfAddress(refetch: WordsScreenProps['refetch']) {
  const [search, setSearch] = useSearchParams();
  const words = search.get('synonym');
  const opened = useRef<string>(undefined);
  const open = useEffectEvent((left: string) => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('synonym');
        return next;
      },
      { replace: true },
    );
    void openSynonym({ left, refetch });
  });
  useEffect(() => {
    // In development React runs an effect twice.
    if (words && words !== opened.current) open(words);
    opened.current = words ?? undefined;
  }, [words]);
}

function WordsScreen({ view, place, isFetching, refetch }: WordsScreenProps) {
  const t = useTexts('search-words');
  useSynonymOfAddress(refetch);
  return (
    <Page title={t('title')}>
      <Breadcrumbs crumbs={[{ label: t('crumb'), to: screenPath('my_account_page') }, { label: t('title') }]} />
      <PageHeader title={t('title')} meta={[{ text: t('lead') }]} />
      <Stack gap={4}>
        <TriedPanel tried={view.tried} query={place.try} isFetching={isFetching} />
        <MissedPanel missed={view.missed} days={place.days} isFetching={isFetching} refetch={refetch} />
        <SynonymsPanel view={view} refetch={refetch} />
        <Suspense fallback={<Skeleton height="260px" />}>
          <div className={styles.lists}>
            {view.stop_words.map((list) => (
              <StopWordsPanel key={list.language} list={list} people={view.people} refetch={refetch} />
            ))}
          </div>
        </Suspense>
        <ChangesPanel view={view} page={place.page} />
      </Stack>
    </Page>
  );
}
