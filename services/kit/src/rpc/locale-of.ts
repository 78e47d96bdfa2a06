import type { Actor } from '@setu/proto/common';

/** The reader's language; whoever names none reads Russian. */
export const localeOf = (actor: Pick<Actor, 'locale'>): 'en' | 'ru' => (actor.locale === 'en' ? 'en' : 'ru');
