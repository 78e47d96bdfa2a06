import type { PageChangeView, PageTextView, PersonView } from '@setu/contract';
import type { StaticPageText, StaticPageVersion } from '@setu/proto/catalogue/static_pages';
import { staticPageVersionKindWord } from '@setu/proto/wire-words';

type PersonOf = (id: string) => PersonView | null;

const timeOf = (ms: bigint | undefined): string | null =>
  ms === undefined ? null : new Date(Number(ms)).toISOString();

/** A page in one language as it was written last; an empty one where there is none. */
export const pageTextView = (page: StaticPageText | undefined, personOf: PersonOf): PageTextView => ({
  title: page?.title ?? '',
  body: page?.body ?? '',
  version: page?.version ?? 0,
  public_version: page?.publicVersion ?? 0,
  updated_at: timeOf(page?.savedAtMs),
  updated_by: personOf(page?.savedById ?? ''),
});

/** Something that was done to a page; nothing of what this build does not know. */
export const pageChangeView = (version: StaticPageVersion, personOf: PersonOf): PageChangeView[] => {
  const kind = staticPageVersionKindWord(version.kind);
  if (kind === undefined) return [];
  return [
    {
      ...{ locale: version.locale === 'ru' ? 'ru' : 'en', version: version.version, kind, title: version.title },
      ...{ at: timeOf(version.savedAtMs), by: personOf(version.savedById), acting: personOf(version.actingId) },
    },
  ];
};
