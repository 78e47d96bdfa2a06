import { Stack } from '../../ui/layout/layout';
import { Pagination } from '../../ui/pagination/pagination';
import type { Scene } from '../scene';

const pageHref = (page: number) => `/?page=${page}`;

export const scenes: Scene[] = [
  {
    name: 'places-in-a-list',
    render: () => (
      <Stack gap={6}>
        <Pagination page={1} limit={10} total={7} pageHref={pageHref} />
        <Pagination page={1} limit={10} total={34} pageHref={pageHref} onLimit={() => {}} />
        <Pagination page={7} limit={30} total={412} pageHref={pageHref} onLimit={() => {}} />
        <Pagination page={100} limit={100} total={10_000} isAtLeast pageHref={pageHref} onLimit={() => {}} />
      </Stack>
    ),
  },
];
