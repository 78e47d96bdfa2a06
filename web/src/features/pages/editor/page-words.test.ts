import type { PageTextView } from '@setu/contract';
import { expect, it } from 'vitest';
import { stateOf } from './page-words';

const page = (over: Partial<PageTextView>): PageTextView => ({
  ...{ title: 'О нас', body: '<p>а</p>', version: 3, public_version: 3, updated_at: null, updated_by: null },
  ...over,
});

it.each([
  ['one nobody has written', page({ title: '', body: '', version: 0, public_version: 0 }), 'none'],
  ['one that was removed', page({ title: '', body: '', public_version: 0 }), 'none'],
  ['one that is shown', page({}), 'public'],
  ['one with a draft over it', page({ version: 4 }), 'changed'],
  ['a draft alone', page({ public_version: 0 }), 'draft'],
])('of %s is said what it is', (_what, one, state) => {
  expect(stateOf(one)).toBe(state);
});
