import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';

// A change of public pages must not wait until their caches expire. Every process that caches them is notified that
// they are outdated.
const invalidatesPages: Pick<Consumer<Stores>, 'together' | 'handle'> = {
  together: true,
  handle: (_event, stores) => stores.signals.pagesChanged(),
};

/** A category was renamed, moved, added or deleted. */
export const onCategoryChanged: Consumer<Stores> = {
  name: 'identity.pages-of-categories',
  subject: 'setu.catalogue.category.changed',
  ...invalidatesPages,
};

/** An admin saved the home page. */
export const onHomeChanged: Consumer<Stores> = {
  name: 'identity.pages-of-home',
  subject: 'setu.catalogue.home.changed',
  ...invalidatesPages,
};

/** An admin published or removed a static page. */
export const onStaticPageChanged: Consumer<Stores> = {
  name: 'identity.pages-of-static-pages',
  subject: 'setu.catalogue.static_page.changed',
  ...invalidatesPages,
};

/** A card was removed. */
export const onCardRemoved: Consumer<Stores> = {
  name: 'identity.pages-of-removed-cards',
  subject: 'setu.catalogue.sku.removed',
  ...invalidatesPages,
};

/** A card is no longer public. */
export const onCardWithdrawn: Consumer<Stores> = {
  name: 'identity.pages-of-withdrawn-cards',
  subject: 'setu.catalogue.sku.withdrawn',
  ...invalidatesPages,
};

/** A company changed or was locked, which affects its cards. */
export const onCompanyChanged: Consumer<Stores> = {
  name: 'identity.pages-of-companies',
  subject: 'setu.identity.company.changed',
  ...invalidatesPages,
};
