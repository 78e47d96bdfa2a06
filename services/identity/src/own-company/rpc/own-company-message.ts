import { noContact } from '@setu/proto/contact-fields';
import type * as wire from '@setu/proto/identity/own_company';
import { businessTypeWord, wireBusinessType } from '@setu/proto/wire-words';
import type { OwnCompany, TypedAddress } from '../domain/own-company.js';

const nowhere: TypedAddress = {
  ...{ regionId: '', areaId: '', area: '', cityId: '', city: '', street: '' },
  ...{ house: '', build: '', housing: '', flat: '', zipcode: '' },
};

/** Returns the form for the wire. */
export const toForm = (company: OwnCompany): wire.OwnCompanyForm => ({
  ...company,
  businessType: wireBusinessType(company.businessType),
});

// Ids of places are compared and looked up in lower case, as they are stored.
const addressOf = (sent: wire.TypedAddress): TypedAddress => ({
  ...sent,
  regionId: sent.regionId.toLowerCase(),
  areaId: sent.areaId.toLowerCase(),
  cityId: sent.cityId.toLowerCase(),
});

/** Returns the form as it was sent. Missing fields are empty. */
export const fromForm = (sent: wire.OwnCompanyForm): OwnCompany => ({
  ...sent,
  businessType: businessTypeWord(sent.businessType) ?? 'any',
  industryIds: [...new Set(sent.industryIds.map((id) => id.toLowerCase()))],
  legalAddr: sent.legalAddr ? addressOf(sent.legalAddr) : nowhere,
  actualAddr: sent.actualAddr && addressOf(sent.actualAddr),
  contact: sent.contact ?? noContact,
});
