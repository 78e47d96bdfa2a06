import type { WriteStores } from '@setu/kit/events';
import { wireStaticPageVersionKind } from '@setu/proto/wire-words';
import { staticPageChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { PageState } from '../domain/page-text.js';
import type { PagePlace } from '../store/page-versions.js';

/** The old and new state of a page. */
interface PageChange {
  version: number;
  before: PageState | undefined;
  after: PageState;
}

const stateOf = (state: PageState | undefined) =>
  state === undefined || state.kind === 'removed' ? undefined : { title: state.title, body: state.body };

/** Publishes the event of a page change. */
export const publishPageChange = (
  stores: WriteStores<Stores>,
  place: PagePlace,
  { version, before, after }: PageChange,
) =>
  stores.outbox.add(
    staticPageChanged({
      ...{ ...place, version, kind: wireStaticPageVersionKind(after.kind) },
      ...{ before: stateOf(before), after: stateOf(after) },
    }),
  );
