// @vitest-environment jsdom
import { cardListCodec } from '@setu/contract';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useListQuery } from './use-list-query';

beforeEach(() => localStorage.clear());

const result = {} as { current: ReturnType<typeof useListQuery<typeof cardListCodec>> };
function List() {
  result.current = useListQuery(cardListCodec);
  return null;
}

/** Opens a list. Beside it is a page that never finishes loading. */
function openList(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/catalog', element: <List /> },
      { path: '/card', loader: () => new Promise(() => {}), element: null },
    ],
    { initialEntries: [address] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, unmount };
}

it('a list opens with the page size that the reader chose last, unless its address names one', () => {
  const limitAt = (address: string, choose?: number) => {
    const { unmount } = openList(address);
    const { limit } = result.current[0];
    if (choose !== undefined) act(() => result.current[1].setLimit(choose));
    else expect(result.current[1].search).toContain(limit === 30 ? '' : `limit=${limit}`);
    unmount();
    return limit;
  };
  expect(limitAt('/catalog', 10)).toBe(30);
  expect(limitAt('/catalog')).toBe(10);
  expect(limitAt('/catalog?limit=100')).toBe(100);
  limitAt('/catalog', 30);
  expect(limitAt('/catalog')).toBe(30);
});

it('a search whose pause ends while a row is being opened does not bring the user back', () => {
  const { router } = openList('/catalog');
  act(() => {
    void router.navigate('/card');
  });
  act(() => result.current[1].setFilter('f_search', 'pump', true));
  expect(router.state.navigation.location?.pathname).toBe('/card');
});

it('a change begins with the change before it, also if the page does not show that one yet', () => {
  const { router } = openList('/catalog?f_search=pump&page=3');
  act(() => {
    const [, controls] = result.current;
    controls.reset();
    controls.setFilter('f_search', 'valve');
    controls.setLimit(10);
  });
  expect(router.state.location.search).toBe('?f_search=valve&limit=10');
});
