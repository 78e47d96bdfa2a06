import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { companyTypeWord } from '@setu/proto/wire-words';
import { beginProjection } from '../cards/changes/project-company.js';
import type { Stores } from '../store/index.js';

/**
 * Stores the read model of a company. When the company is locked, unlocked, or its blacklisting changes, its cards are
 * hidden or shown immediately. A task then updates the cards' read model, because a company may have thousands of
 * cards.
 */
export const onCompanyChanged: Consumer<Stores> = {
  name: 'catalogue.company-copies',
  subject: 'setu.identity.company.changed',
  from: 'start',
  handle: async (event, stores) => {
    const company = wire.CompanyChanged.decode(event.payload);
    const { becameVisible, becameHidden } = await stores.companies.save({
      id: company.companyId,
      shortName: company.shortName,
      city: company.city ?? { en: '', ru: '' },
      active: company.active,
      blacklisted: company.blacklisted,
      logoPictureId: company.logoPictureId,
      isSupplier: companyTypeWord(company.type) === 'supplier',
      brokerManagerId: company.brokerManagerId,
      version: company.version,
    });
    if (becameVisible || becameHidden) await beginProjection(stores, company.companyId);
  },
};
