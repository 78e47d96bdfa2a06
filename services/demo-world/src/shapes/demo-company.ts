import type { LocalText } from '../local-text.js';

export interface DemoContact {
  name: string;
  surname: string;
  patronymic: string;
  designation: string;
  phone: string;
  additionalPhone: string;
  email: string;
  additionalEmail: string;
}

/** A legal address in parts, in the format of its country. */
export interface DemoAddress {
  region: string;
  street: string;
  house: string;
  flat: string;
  zipcode: string;
}

/** A check of a company by the broker. */
export interface DemoCheck {
  kind: 'registration' | 'tax' | 'export' | 'bank' | 'site';
  note: LocalText;
  /** YYYY-MM-DD */
  checkedOn: string;
}

/** The production facts that a company states. An unstated fact is 0 or empty. */
export interface DemoProduction {
  capacity: LocalText;
  markets: LocalText;
  staff: number;
  /** In square metres. */
  area: number;
}

/** A company with every field of its page. A field that its type does not use is an empty string. */
export interface DemoCompany {
  id: string;
  type: 'customer' | 'supplier' | 'broker';
  shortName: string;
  fullName: string;
  inn: string;
  kpp: string;
  ogrn: string;
  pan: string;
  gstn: string;
  importExportCode: string;
  webSite: string;
  legalAddressLine: LocalText;
  legalAddr: DemoAddress;
  city: LocalText;
  businessType: 'any' | 'manufacturer' | 'distributer';
  industryIds: string[];
  exportProductList: LocalText;
  /** Ids of `demoFiles`. */
  brokerFileIds: string[];
  /** Empty when the broker has assigned no manager to the company. */
  brokerManagerId: string;
  contact: DemoContact;
  /** YYYY-MM-DD */
  registrationDate: string;
  createdAt: string;
  active: boolean;
  /** Whether a current signature of the regulation is on file. */
  isRegulationSigned: boolean;
  isCommerceAllowed: boolean;
  /** Whether the broker has checked the company's documents. */
  verified: boolean;
  /** The brand of its goods. */
  brandName: string;
  /** The id of a drawing in `pictures`, or empty without a logo. */
  logoPictureId: string;
  checks: DemoCheck[];
  production?: DemoProduction;
}
