import type { AddressFormView, NamedView, OwnCompanyInput, OwnCompanyView } from '@setu/contract';
import type { Option } from '../../../ui/field/select-control';

/** An address as entered: chosen places, and a city that can also be typed. */
export interface AddressValues {
  region: Option | null;
  area: Option | null;
  area_name: string;
  city: Option | null;
  city_name: string;
  /** True if the city is not in the list and is typed. */
  isCityWritten: boolean;
  street: string;
  house: string;
  build: string;
  housing: string;
  flat: string;
  zipcode: string;
}

type Form = OwnCompanyView['company'];

/** The values of the own company's form. */
export interface EditValues extends Omit<Form, 'legal_addr' | 'actual_addr'> {
  legal_addr: AddressValues;
  /** True if the actual address is the legal one. */
  isActualLegal: boolean;
  actual_addr: AddressValues;
}

const option = (place: NamedView | null): Option | null => place && { value: place.id, label: place.name };

const addressValues = ({ region, area, city, ...rest }: AddressFormView): AddressValues => ({
  ...rest,
  region: option(region),
  area: option(area),
  city: option(city),
  isCityWritten: city === null && rest.city_name !== '',
});

const nowhere: AddressValues = {
  ...{ region: null, area: null, area_name: '', city: null, city_name: '', isCityWritten: false },
  ...{ street: '', house: '', build: '', housing: '', flat: '', zipcode: '' },
};

/** Returns the initial values of the form. */
export const editValues = ({ company }: OwnCompanyView): EditValues => ({
  ...company,
  legal_addr: addressValues(company.legal_addr),
  isActualLegal: company.actual_addr === null,
  actual_addr: company.actual_addr ? addressValues(company.actual_addr) : nowhere,
});

/** Returns an address in the shape of the API. */
export const wireAddress = ({ region, area, city, isCityWritten, ...rest }: AddressValues) => ({
  ...rest,
  region: region?.value ?? '',
  area: area?.value ?? '',
  area_name: area ? '' : rest.area_name,
  city: isCityWritten ? '' : (city?.value ?? ''),
  city_name: isCityWritten ? rest.city_name : '',
});

/** Returns the form's values in the shape of the API. */
export const wireCompany = ({ isActualLegal, ...values }: EditValues): OwnCompanyInput['company'] => ({
  ...values,
  // The field has two lines, the name has one.
  full_name: values.full_name.replace(/\s+/g, ' ').trim(),
  legal_addr: wireAddress(values.legal_addr),
  actual_addr: isActualLegal ? null : wireAddress(values.actual_addr),
});

/** Returns the form field for a field path of the server. A typed city has its own form field. */
export function shownPath(path: string, values: EditValues): string {
  const own = path.replace(/^company\./, '');
  for (const name of ['legal_addr', 'actual_addr'] as const)
    if (own === `${name}.city` && values[name].isCityWritten) return `${name}.city_name`;
  return own;
}
