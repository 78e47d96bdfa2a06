import type { AddressFormView, NamedView, OwnCompanyInput, OwnCompanyView } from '@setu/contract';
import type { Option } from '../../../ui/field/select-control';

/** An address as it is typed: places by what was found, a city also by its name. */
export interface AddressValues {
  region: Option | null;
  area: Option | null;
  area_name: string;
  city: Option | null;
  city_name: string;
  /** The city is not among those to choose from. */
  isCityWritten: boolean;
  street: string;
  house: string;
  build: string;
  housing: string;
  flat: string;
  zipcode: string;
}

type Form = OwnCompanyView['company'];

/** The form of the own company as it is typed. */
export interface EditValues extends Omit<Form, 'legal_addr' | 'actual_addr'> {
  legal_addr: AddressValues;
  /** The company is where its legal address says. */
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

/** What the form opens with. */
export const editValues = ({ company }: OwnCompanyView): EditValues => ({
  ...company,
  legal_addr: addressValues(company.legal_addr),
  isActualLegal: company.actual_addr === null,
  actual_addr: company.actual_addr ? addressValues(company.actual_addr) : nowhere,
});

/** An address as the server takes it. */
export const wireAddress = ({ region, area, city, isCityWritten, ...rest }: AddressValues) => ({
  ...rest,
  region: region?.value ?? '',
  area: area?.value ?? '',
  area_name: area ? '' : rest.area_name,
  city: isCityWritten ? '' : (city?.value ?? ''),
  city_name: isCityWritten ? rest.city_name : '',
});

/** The form as the server takes it. */
export const wireCompany = ({ isActualLegal, ...values }: EditValues): OwnCompanyInput['company'] => ({
  ...values,
  legal_addr: wireAddress(values.legal_addr),
  actual_addr: isActualLegal ? null : wireAddress(values.actual_addr),
});

/** Where the form shows what the server says of a field: a written city has a field of its own. */
export function shownPath(path: string, values: EditValues): string {
  const own = path.replace(/^company\./, '');
  for (const name of ['legal_addr', 'actual_addr'] as const)
    if (own === `${name}.city` && values[name].isCityWritten) return `${name}.city_name`;
  return own;
}
