import type * as wire from '@setu/proto/identity/own_company';
import { businessTypeWord, wireBusinessType } from '@setu/proto/wire-words';
import type { OwnCompany, TypedAddress } from '../domain/own-company.js';

const nobody = {
  ...{ name: '', surname: '', patronymic: '', designation: '' },
  ...{ phone: '', additionalPhone: '', email: '', additionalEmail: '' },
};
const nowhere: TypedAddress = {
  ...{ regionId: '', areaId: '', area: '', cityId: '', city: '', street: '' },
  ...{ house: '', build: '', housing: '', flat: '', zipcode: '' },
};

/** The form on the wire. */
export const toForm = (company: OwnCompany): wire.OwnCompanyForm => ({
  ...company,
  businessType: wireBusinessType(company.businessType),
});

// Places' ids are compared and looked up: written small, as they are kept.
const addressOf = (sent: wire.TypedAddress): TypedAddress => ({
  ...sent,
  regionId: sent.regionId.toLowerCase(),
  areaId: sent.areaId.toLowerCase(),
  cityId: sent.cityId.toLowerCase(),
});

/** The form as it was sent; what is missing is empty. */
export const fromForm = (sent: wire.OwnCompanyForm): OwnCompany => ({
  ...sent,
  businessType: businessTypeWord(sent.businessType) ?? 'any',
  industryIds: [...new Set(sent.industryIds.map((id) => id.toLowerCase()))],
  legalAddr: sent.legalAddr ? addressOf(sent.legalAddr) : nowhere,
  actualAddr: sent.actualAddr && addressOf(sent.actualAddr),
  contact: sent.contact ?? nobody,
});
