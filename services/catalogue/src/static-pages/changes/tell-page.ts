import type { WriteStores } from '@setu/kit/events';
import { wireStaticPageVersionKind } from '@setu/proto/wire-words';
import { staticPageChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { KindOfWords } from '../domain/page-words.js';
import type { PagePlace } from '../store/page-versions.js';

/** What a page was, and what it is now. */
interface Told {
  version: number;
  before: KindOfWords | undefined;
  after: KindOfWords;
}

const stateOf = (words: KindOfWords | undefined) =>
  words === undefined || words.kind === 'removed' ? undefined : { title: words.title, body: words.body };

/** Tells that a page was changed. */
export const tellPage = (stores: WriteStores<Stores>, place: PagePlace, { version, before, after }: Told) =>
  stores.outbox.add(
    staticPageChanged({
      ...{ ...place, version, kind: wireStaticPageVersionKind(after.kind) },
      ...{ before: stateOf(before), after: stateOf(after) },
    }),
  );
