import type { Actor } from '@setu/proto/common';

/** Returns the caller's language. The default is Russian. */
export const localeOf = (actor: Pick<Actor, 'locale'>): 'en' | 'ru' => (actor.locale === 'en' ? 'en' : 'ru');
