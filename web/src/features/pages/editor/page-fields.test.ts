import type { PageTextView } from '@setu/contract';
import { expect, it } from 'vitest';
import { stateOf } from './page-fields';

const page = (over: Partial<PageTextView>): PageTextView => ({
  ...{ title: 'О нас', body: '<p>а</p>', version: 3, public_version: 3, updated_at: null, updated_by: null },
  ...over,
});

it.each([
  ['never written', page({ title: '', body: '', version: 0, public_version: 0 }), 'none'],
  ['removed', page({ title: '', body: '', public_version: 0 }), 'none'],
  ['published', page({}), 'public'],
  ['published with a newer draft', page({ version: 4 }), 'changed'],
  ['only a draft', page({ public_version: 0 }), 'draft'],
])('states the status of a page: %s', (_what, one, state) => {
  expect(stateOf(one)).toBe(state);
});
