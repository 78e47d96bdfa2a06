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

/** A legal address by its parts, as its country writes them. */
export interface DemoAddress {
  region: string;
  street: string;
  house: string;
  flat: string;
  zipcode: string;
}

/** Something the broker has checked of a company. */
export interface DemoCheck {
  kind: 'registration' | 'tax' | 'export' | 'bank' | 'site';
  note: LocalText;
  /** YYYY-MM-DD */
  checkedOn: string;
}

/** What a company tells of its work; 0 and empty where it does not. */
export interface DemoProduction {
  capacity: LocalText;
  markets: LocalText;
  staff: number;
  /** Square metres. */
  area: number;
}

/** A company with every field its page shows; what its type does not have is an empty string. */
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
  /** Empty when the company has no manager at the broker. */
  brokerManagerId: string;
  contact: DemoContact;
  /** YYYY-MM-DD */
  registrationDate: string;
  createdAt: string;
  active: boolean;
  /** A current signature under the regulation is on file. */
  isRegulationSigned: boolean;
  isCommerceAllowed: boolean;
  /** The broker has checked the company's papers. */
  verified: boolean;
  /** The brand its goods carry. */
  brandName: string;
  /** A drawing of `pictures`; empty where it has none. */
  logoPictureId: string;
  checks: DemoCheck[];
  production?: DemoProduction;
}
