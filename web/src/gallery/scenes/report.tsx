import type { ListCodec } from '@setu/contract';
import { lazy } from 'react';
import { formatNumber } from '../../i18n/formats';
import { withTexts } from '../../i18n/load-texts';
import type { ListSource } from '../../kit/list-page/list-source';
import { Button } from '../../ui/button/button';
import type { ChartData } from '../../ui/chart/chart-data';
import { JobLine } from '../../ui/job-line/job-line';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { Panel } from '../../ui/panel/panel';
import { EmptyState } from '../../ui/states/states';
import { say } from '../say';
import type { Scene } from '../scene';

const load = withTexts(['reports'], () => import('../../kit/report-page/report-page'));
const ReportPage = lazy(async () => ({ default: (await load()).ReportPage<typeof codec, Word> }));

const codec = {
  sorts: ['searches'],
  filters: { search: { kind: 'text' }, period: { kind: 'days' } },
} as const satisfies ListCodec;

interface Word {
  word: string;
  searches: number;
  requests: number;
}

const words = (): Word[] => [
  { word: say('чай чёрный', 'black tea'), searches: 2840, requests: 64 },
  { word: say('насос химический', 'chemical pump'), searches: 2310, requests: 41 },
  { word: say('люк чугунный D400', 'manhole cover D400'), searches: 1185, requests: 0 },
];

const weeks = [4380, 4210, 4660, 4920, 5210, 3540];

const weekly = (): ChartData => ({
  axis: say('Неделя', 'Week'),
  places: weeks.map((_value, index) => ({ id: `${index}`, label: String(index + 41) })),
  panes: [
    {
      id: 'searches',
      title: say('Поисков за неделю', 'Searches a week'),
      kind: 'bars',
      values: weeks,
      format: formatNumber,
      isToday: true,
    },
  ],
});

const idle = { problem: null, isFetching: false, onRetry: () => undefined };

function Searches({ source }: { source: ListSource<Word> }) {
  const place = useListQuery(codec);
  const isLoaded = source.page !== undefined;
  return (
    <ReportPage
      title={say('Отчёты', 'Reports')}
      heading={say('Поисковые запросы', 'Search queries')}
      reports={[
        {
          id: 'searches',
          title: say('Поисковые запросы', 'Search queries'),
          text: say('Слова, пустые ответы, что выбрали потом', 'Words, empty answers, what was chosen then'),
          to: '/dev/gallery/report',
          isCurrent: true,
        },
        {
          id: 'buyers',
          title: say('Покупатели', 'Buyers'),
          text: say('Компании, запросы, договоры', 'Companies, requests, contracts'),
          to: '/dev/gallery/report',
          isCurrent: false,
        },
      ]}
      place={place}
      source={source}
      filters={[
        { kind: 'search', name: 'search', label: say('Слово', 'Word') },
        { kind: 'days', name: 'period', label: say('Период', 'Period') },
      ]}
      figures={[
        {
          id: 'searches',
          label: say('Поисков', 'Searches'),
          value: isLoaded ? formatNumber(48_360) : undefined,
          note: say('+21,4 % к прошлым 12 неделям', '+21.4% to the 12 weeks before'),
          tone: 'success',
        },
        {
          id: 'missed',
          label: say('Без результата', 'No result'),
          value: isLoaded ? formatNumber(5742) : undefined,
          note: say('11,9 % поисков', '11.9% of searches'),
        },
      ]}
      chart={{ label: say('Поиски по неделям', 'Searches by week'), data: isLoaded ? weekly() : undefined }}
      table={{
        savedAs: 'gallery-report',
        title: say('Слова', 'Words'),
        columns: [
          { id: 'word', title: say('Слово', 'Word'), inCard: 'title', cell: ({ word }) => word },
          {
            id: 'searches',
            title: say('Поисков', 'Searches'),
            align: 'end',
            sortKey: 'searches',
            cell: (row) => formatNumber(row.searches),
          },
          {
            id: 'requests',
            title: say('Запросов', 'Requests'),
            align: 'end',
            cell: (row) => formatNumber(row.requests),
          },
        ],
        rowId: ({ word }) => word,
        rowName: ({ word }) => word,
        totals: [
          {
            id: 'period',
            label: say('Всего за период', 'Whole period'),
            cells: { searches: formatNumber(48_360), requests: formatNumber(1214) },
          },
        ],
      }}
      file={{ path: '/broker/reports', fallbackName: 'searches.xlsx', init: { method: 'POST' } }}
      nothing={<EmptyState title={say('Поисков ещё не было', 'Nobody has searched yet')} />}
    />
  );
}

const jobs = () => (
  <Panel isPadded={false}>
    <JobLine
      state="running"
      name={say('Спрос по каталогу', 'Catalogue demand')}
      note={say('128 400 из 207 000 строк', '128,400 of 207,000 rows')}
      progress={0.62}
      action={<Button>{say('Остановить', 'Stop')}</Button>}
    />
    <JobLine
      state="ready"
      name={say('Наполнение каталога', 'Catalogue content')}
      note={say('готов в 11:48, хранится до 27.11.2026', 'ready at 11:48, kept until 27 Nov 2026')}
      action={<Button>{say('Скачать, 14,2 МБ', 'Download, 14.2 MB')}</Button>}
    />
    <JobLine
      state="failed"
      name={say('Пользователи покупателей', 'Users of buyers')}
      note={say('Файл больше 50 МБ. Сократите период.', 'The file is over 50 MB. Choose a shorter period.')}
      action={<Button>{say('Собрать ещё раз', 'Try again')}</Button>}
    />
  </Panel>
);

export const scenes: Scene[] = [
  { name: 'report', render: () => <Searches source={{ ...idle, page: { rows: words(), total: 3 } }} /> },
  { name: 'loading', render: () => <Searches source={{ ...idle, isFetching: true }} /> },
  {
    name: 'failure',
    render: () => <Searches source={{ ...idle, problem: { kind: 'server', requestId: '5C10-88EF' } }} />,
  },
  { name: 'jobs', render: jobs },
];
