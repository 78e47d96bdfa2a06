// @vitest-environment jsdom
import { cardListCodec } from '@setu/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useListQuery } from './use-list-query';

beforeEach(() => localStorage.clear());

const open = (address: string) =>
  renderHook(() => useListQuery(cardListCodec), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  }).result;

it('a list opens with the page size that the reader chose last, unless its address names one', () => {
  const first = open('/catalog');
  expect(first.current[0].limit).toBe(10);
  act(() => first.current[1].setLimit(30));
  expect(open('/catalog').current[0].limit).toBe(30);
  expect(open('/catalog').current[1].search).toContain('limit=30');
  expect(open('/catalog?limit=100').current[0].limit).toBe(100);
  const last = open('/catalog');
  act(() => last.current[1].setLimit(10));
  expect(open('/catalog').current[0].limit).toBe(10);
});
