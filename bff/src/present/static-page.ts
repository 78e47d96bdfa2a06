import type { PageChangeView, PageTextView, PersonView } from '@setu/contract';
import type { StaticPageText, StaticPageVersion } from '@setu/proto/catalogue/static_pages';
import { staticPageVersionKindWord } from '@setu/proto/wire-words';

type PersonOf = (id: string) => PersonView | null;

const timeOf = (ms: bigint | undefined): string | null =>
  ms === undefined ? null : new Date(Number(ms)).toISOString();

/** Presents a page in one language as last saved, or an empty one if it does not exist. */
export const pageTextView = (page: StaticPageText | undefined, personOf: PersonOf): PageTextView => ({
  title: page?.title ?? '',
  body: page?.body ?? '',
  version: page?.version ?? 0,
  public_version: page?.publicVersion ?? 0,
  updated_at: timeOf(page?.savedAtMs),
  updated_by: personOf(page?.savedById ?? ''),
});

/** Presents a change of a page. A kind that this build does not know is left out. */
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
